// The line of an icon of this game, of one of its roles, or of one every table has.
import type { Role } from "../messages";
import { roles } from "./art";
import { icons, type IconName } from "./icons";

export const iconLine = (name: IconName | Role): string => (name in icons ? icons[name as IconName] : (roles[name]?.icon ?? icons.question));
