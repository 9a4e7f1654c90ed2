// The boxes of data/ of a game; vite.config.ts finds them.
declare module "boxes:*" {
  const boxes: readonly import("./art/box").Box[];
  export default boxes;
}
