// Whose talk this person does not want to read, by table. The server does not tell: it only keeps the words to itself.
import { read, write } from "../../state/stored";

export function hiddenAt(table: string): number[] {
  return read<number[]>(`hidden.${table}`, []);
}
export function hide(table: string, seat: number, on: boolean): void {
  const others = hiddenAt(table).filter((one) => one !== seat);
  write(`hidden.${table}`, on ? [...others, seat] : others);
}
