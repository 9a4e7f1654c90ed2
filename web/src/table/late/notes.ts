// The lines of a private notebook.

export interface Note {
  key: string;
  title: string; // of whom or what
  icon: string; // the line of it
  text: string; // what one thinks
  colour?: string | undefined; // of the icon
  next?: () => void; // to the next thing one can think; none: it is known
}
