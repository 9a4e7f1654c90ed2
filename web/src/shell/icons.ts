// The small signs on buttons: lines in a square of 24, one width.
export const icons = {
  back: "M15 5 8 12l7 7",
  bot: "M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M3 12v3M21 12v3M11 5h2",
  check: "M5 12.5 10 17.5 19 7",
  clock: "M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  crown: "M4 18h16M4 18 3 7.5l5.2 4L12 5l3.8 6.5 5.2-4L20 18",
  edit: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7 17 10.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  globe: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  people: "M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3 19c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.3a3 3 0 0 1 0 5.4M17.5 14c2.2.8 3.5 2.5 3.5 5",
  play: "M7 4.5 19 12 7 19.5z",
  plus: "M12 5v14M5 12h14",
  seat: "M7 4v9h10M7 13v7M17 13v7M7 13h10",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6 11H4.5v9.5h15V11H18",
  shuffle: "M3 7h4l9 10h5M18 14l3 3-3 3M3 17h4l3-3.4M13 9.6 16 7h5M18 4l3 3-3 3",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
} as const;

export type IconName = keyof typeof icons;
