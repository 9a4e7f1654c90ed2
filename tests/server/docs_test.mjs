// docs/protocol.md explains every name in the schema, and its examples are valid.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fits, game, schema } from './schema.mjs';

const text = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

// The names of messages, fields, events and codes in the schema.
function* names(part) {
  if (Array.isArray(part)) for (const one of part) yield* names(one);
  if (part === null || typeof part !== 'object') return;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'properties') yield* Object.keys(value);
    if (key === 'const' && typeof value === 'string') yield value;
    if (key === 'enum') yield* value;
    yield* names(value);
  }
}

test('every name of the schema is explained', () => {
  const missing = [...new Set([...names(schema.$defs), ...names(game)])].filter((name) => !text.includes(`\`${name}\``) && !text.includes(`"${name}"`));
  assert.deepEqual(missing, []);
});

test('the messages in the examples are valid', (t) => {
  const lines = text.split('\n').filter((line) => /^[<>] \{/.test(line) && !line.includes('…'));
  for (const line of lines) fits(line[0] === '>' ? 'ClientMessage' : 'ServerMessage', JSON.parse(line.slice(2)));
  t.diagnostic(`${lines.length} messages`);
  assert.ok(lines.length >= 20);
});
