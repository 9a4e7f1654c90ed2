import { put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";
import inspection from "../actions/inspection";

export default { icon: inspection.icon, picture: [put(inspection.picture, 0, 1, 0.7)] } satisfies ChestArt;
