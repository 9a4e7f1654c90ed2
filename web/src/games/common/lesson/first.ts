// What is explained at somebody's first table, one bubble after the other.
export interface FirstPart {
  name: string; // its words are first.NAME.title and first.NAME
  target: string; // a selector of what it speaks of
  isNow: boolean; // nobody is told what to do before they can do it
  isDone: boolean; // whoever does what a bubble says has read it
}
