import { nugget } from "../../../../../art/parts/nuggets";
import { put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";
import { icons } from "../../icons";

export default { icon: icons.nugget, picture: [put(nugget, 0, 0, 1.6)] } satisfies ChestArt;
