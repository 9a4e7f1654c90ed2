// All icons by name.
import { mine } from "./icons/mine";
import { table } from "./icons/table";

export const icons = { ...mine, ...table } as const;
export type IconName = keyof typeof icons;
/** Whether a word from the outside (an effect, a role, a tool) has an icon. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);
