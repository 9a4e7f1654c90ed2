// Icons this game names, 24 by 24, one line; with them the icons of every table. Cards have theirs in their files of art.
import { icons as shared } from "../../../art/icons";
import roleChange from "./art/actions/role_change";
import crystal from "./art/features/crystal";

export const icons = {
  ...shared,
  role_change: roleChange.icon,
  crystal: crystal.icon,
  pickaxe: "M3 21L14.5 9.5M8 4.5C13 3 19 6 20.5 13.5M12 6L18 12",
  lantern: "M9 6.5C9 2.5 15 2.5 15 6.5M7 9.5L9 6.5H15L17 9.5ZM8 9.5L7 18H17L16 9.5M6 21H18L17 18H7ZM12 12.5Q14.5 15 12 16.2Q9.5 15 12 12.5",
  cart: "M2 8H22M4 8L6 16H18L20 8M6 8L9 4L12 6L15 3.5L18 8M8.5 19.2a1.3 1.3 0 1 0 .01 0M15.5 19.2a1.3 1.3 0 1 0 .01 0",
  broken_pickaxe: "M3 21L7.5 16.5L8 14.5M11.5 12.5L12 10.5L14.5 9M8 4.5C13 3 19 6 20.5 13.5M12 6L18 12M5.5 12L3 11M12.5 16L13.5 18.5",
  broken_lantern: "M9 6.5C9 2.5 15 2.5 15 6.5M7 9.5L9 6.5H15L17 9.5ZM8 9.5L7 18H17L16 9.5M6 21H18L17 18H7ZM12.5 9.5L10.5 12.5L13.5 14L11.5 18",
  broken_cart: "M2 6L22 10M4 7L4.5 15L16.5 17.5L20 9.5M12 8L14 11L11.5 13L13.5 16.5M7 18.5a1.3 1.3 0 1 0 .01 0M18 20.5L21 22M10.5 4L10 2M15.5 5L17 2.5",
  gold: "M3 20V15H11V20ZM13 20V15H21V20ZM8 13V8H16V13ZM12 2.5V4.5M6 4.5L7 6M18 4.5L17 6",
  nugget: "M4 15L5 9L9.5 5L16 6L20.5 11L19 17L11 19.5ZM8.5 10.5L11 8.5",
  stone: "M3 20L4.5 14L9 13L12 20ZM12 20L13 13.5L18 12.5L21 20ZM7.5 12.5L9.5 6.5L14 5L17.5 9L16 12.5",
  master_craftsman: "M3 12H8C9 14 11 15 13 15V17.5L9.5 20.5H19L16.5 17.5V15C19 15 21 13.5 21.5 11.5H3ZM6 8.5L13 5M12 2.5L15 8",
  clockwise: "M4 12a8 8 0 0 1 13.7 -5.6M20 12a8 8 0 0 1 -13.7 5.6M18.5 2.5V7H14M5.5 21.5V17H10",
  counterclockwise: "M20 12a8 8 0 0 0 -13.7 -5.6M4 12a8 8 0 0 0 13.7 5.6M5.5 2.5V7H10M18.5 21.5V17H14",
  team_blue: "M12 2.5L19.5 12L12 21.5L4.5 12Z",
  team_green: "M12 2L17 9H14.5L20 17H13.5V22H10.5V17H4L9.5 9H7Z",
} as const;
export type IconName = keyof typeof icons;
