// What a scene shows one after the other, at a pace that keeps it short. Where nothing moves it shows all at once.
import { isStill } from "../../state/motion";

const slowest = 350; // milliseconds for a step
const longest = 5000; // for all of them

export class Steps {
  done = $state(isStill() ? Infinity : 0);

  // `count`: how many steps there are; what comes after them is shown as it comes.
  constructor(count: () => number) {
    $effect(() => {
      if (this.done >= count()) return;
      const timer = setTimeout(() => (this.done = this.done + 1 < count() ? this.done + 1 : Infinity), Math.min(slowest, longest / count()));
      return () => clearTimeout(timer);
    });
  }
  hurry = (): void => {
    this.done = Infinity;
  };
}
