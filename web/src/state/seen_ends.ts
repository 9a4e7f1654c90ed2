// Which ends of rounds somebody has seen, at every table: the number of the moment. So nobody misses one by being away.
import { read, write } from "./stored";

type Seen = readonly [table: string, n: number];
const most = 60;

const all = (): readonly Seen[] => read<Seen[]>("ends", []);

export function seenEnd(table: string): number | undefined {
  return all().find(([one]) => one === table)?.[1];
}

export function keepSeenEnd(table: string, n: number): void {
  write("ends", [[table, n], ...all().filter(([one]) => one !== table)].slice(0, most));
}
