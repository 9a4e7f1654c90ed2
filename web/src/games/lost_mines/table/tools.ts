// Which tool overcomes an obstacle, as the cards say.
import { cards } from "../cards/cards";

const tools = cards.boxes.flatMap(({ actions = [] }) => actions.flatMap(({ id, obstacle }) => (obstacle ? [{ id, obstacle }] : [])));

export const toolOn = (obstacle: string): string => tools.find((tool) => tool.obstacle === obstacle)?.id ?? "";
