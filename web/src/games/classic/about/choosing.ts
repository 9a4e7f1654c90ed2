// What is said only where a table is put together.
import { gathered, type Catalogue } from "../../../words/speaker";

export const words = gathered(import.meta.glob<Catalogue>("../words/*/*.ts", { eager: true, query: "?choosing", import: "choosing" }));
