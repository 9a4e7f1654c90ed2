// Whether the other end still lives. After a while of silence it is asked; when nothing at all comes back, it does not.
export const quiet = 2500; // milliseconds of silence before it is asked
export const patience = 2000; // for anything to come back

// A timer that comes later than this was held up: by a phone that slept, or a page that was busy. What came meanwhile has
// not been read yet.
const hold = 1000;

interface Ends {
  ask(): void;
  died(): void;
  isWatched(): boolean; // nobody asks on behalf of a page that nobody sees
}

export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  #isAwaited = false;

  constructor(private readonly ends: Ends) {}

  heard(): void {
    this.#isAwaited = false;
    this.#wait(quiet);
  }
  // Something was said that is always answered.
  expects(): void {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    this.#wait(patience);
  }
  ask(): void {
    this.#isAwaited = true;
    this.#wait(patience);
    this.ends.ask();
  }
  stop(): void {
    this.#isAwaited = false;
    clearTimeout(this.#timer);
  }

  #wait(length: number): void {
    clearTimeout(this.#timer);
    this.#due = Date.now() + length;
    this.#timer = setTimeout(() => this.#woke(), length);
  }
  #woke(): void {
    if (!this.ends.isWatched()) return this.heard();
    if (this.#isAwaited && Date.now() - this.#due < hold) {
      this.stop();
      this.ends.died();
    } else this.ask();
  }
}
