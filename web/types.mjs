// npm run types: writes src/protocol.ts from protocol/protocol.schema.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

export const file = new URL('src/protocol.ts', import.meta.url);

const banner = '// Made from protocol/protocol.schema.json: edit that, then `npm run types`.';

// The generator knows tuples by their older name.
function with_older_tuples(schema) {
  if (Array.isArray(schema)) return schema.map(with_older_tuples);
  if (schema === null || typeof schema !== 'object') return schema;
  const { prefixItems, items, ...rest } = schema;
  const older = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, with_older_tuples(value)]));
  if (!prefixItems) return items === undefined ? older : { ...older, items: with_older_tuples(items) };
  return { ...older, items: with_older_tuples(prefixItems), additionalItems: with_older_tuples(items) };
}

// The generator writes what can be reached from the root only.
function with_all_named({ $defs }) {
  const named = (name) => ({ $ref: `#/$defs/${name}` });
  const client = named('ClientMessage'), server = named('ServerMessage'), table = named('Table'), mine = named('Mine');
  const properties = { client, server, table, mine, tables: named('Tables'), replay: named('Replay') };
  return { title: 'Protocol', description: 'All there is.', type: 'object', properties, required: Object.keys(properties), $defs };
}

// Comments in one line, and without what the generator says of itself.
function with_short_comments(text) {
  return text.replaceAll(/\n *\/\*\*\n(?: *\*.*\n)*? *\*\//g, (comment) => {
    const lines = comment.split('\n').slice(2, -1).map((line) => line.replace(/^ *\* ?/, ''));
    const told = lines.filter((line) => line && !/^(@(min|max)Items|This interface was referenced|via the `definition`)/.test(line));
    return told.length ? `\n${/^\n( *)/.exec(comment)[1]}/** ${told.join(' ')} */` : '';
  });
}

export async function types() {
  const schema = JSON.parse(readFileSync(new URL('../protocol/protocol.schema.json', import.meta.url), 'utf8'));
  const text = await compile(with_older_tuples(with_all_named(schema)), 'Protocol', {
    additionalProperties: false,
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return with_short_comments(text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, await types());
