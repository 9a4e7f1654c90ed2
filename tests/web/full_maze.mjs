// A maze of seventy cards, more than any deck has: put into the views a page is sent on their way to it.
import { readFileSync } from 'node:fs';

const base = JSON.parse(readFileSync(new URL('../../data/base.json', import.meta.url), 'utf8'));

function idsOfPaths(value) {
  if (Array.isArray(value)) return value.flatMap(idsOfPaths);
  if (value === null || typeof value !== 'object') return [];
  return 'open' in value && /^b-/.test(value.id ?? '') ? [value.id] : Object.values(value).flatMap(idsOfPaths);
}
const paths = idsOfPaths(base);

export const tunnels = {};
for (let index = 0; index < 70; ++index)
  tunnels[`${(index % 7) + 1},${Math.floor(index / 7) - 5}`] = [paths[(index * 7) % paths.length], index % 3 === 1];

export function fillMaze(page) {
  return page.routeWebSocket('**/ws', (near) => {
    const far = near.connectToServer();
    far.onMessage((text) => {
      const message = JSON.parse(text);
      const table = message.type === 'view' ? message.table : message.type === 'history' ? message.steps[0]?.table : undefined;
      if (table) Object.assign(table.tunnels, tunnels);
      near.send(JSON.stringify(message));
    });
  });
}
