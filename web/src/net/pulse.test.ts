import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patience, Pulse, quiet } from "./pulse";

let said: string[];
let isWatched: boolean;
let pulse: Pulse;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  said = [];
  isWatched = true;
  pulse = new Pulse({ ask: () => said.push("ask"), died: () => said.push("died"), isWatched: () => isWatched });
  pulse.heard();
});
afterEach(() => vi.useRealTimers());

test("who is silent is asked, and who does not answer is dead, within five seconds", () => {
  vi.advanceTimersByTime(quiet);
  expect(said).toEqual(["ask"]);
  vi.advanceTimersByTime(patience);
  expect(said).toEqual(["ask", "died"]);
  expect(quiet + patience).toBeLessThan(5000);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(2);
});

test("whatever is heard shows that it lives", () => {
  for (let time = 0; time < 10; ++time) {
    vi.advanceTimersByTime(quiet);
    expect(said.splice(0)).toEqual(["ask"]);
    pulse.heard();
  }
  vi.advanceTimersByTime(quiet - 1);
  expect(said).toEqual([]);
});

test("after an answer nobody is asked: the answer is question enough", () => {
  vi.advanceTimersByTime(1000);
  pulse.expects();
  vi.advanceTimersByTime(500);
  pulse.expects();
  vi.advanceTimersByTime(patience - 500);
  expect(said).toEqual(["died"]);
});

test("a page that nobody sees asks nothing", () => {
  isWatched = false;
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
  isWatched = true;
  pulse.ask();
  expect(said).toEqual(["ask"]);
});

test("a page that slept asks again before it believes in the worst", () => {
  vi.advanceTimersByTime(quiet);
  // Timers stand still while a phone sleeps, the clock does not.
  vi.setSystemTime(Date.now() + 600_000);
  vi.advanceTimersByTime(patience);
  expect(said).toEqual(["ask", "ask"]);
  vi.advanceTimersByTime(patience);
  expect(said).toEqual(["ask", "ask", "died"]);
});
