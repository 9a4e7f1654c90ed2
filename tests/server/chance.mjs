// A repeatable random generator (mulberry32).
export class Chance {
  constructor(seed) {
    this.state = seed >>> 0;
  }
  // From 0 to below 1.
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  below(bound) {
    return Math.floor(this.next() * bound);
  }
  one_of(list) {
    return list[this.below(list.length)];
  }
}
