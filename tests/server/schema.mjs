// Validates messages with protocol/protocol.schema.json and the schema of the game (`filon schema classic`):
// fits('ServerMessage', message) throws an error that explains what is wrong.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv } from './packages.mjs';
import { filon } from './served.mjs';

export const schema = JSON.parse(readFileSync(new URL('../../protocol/protocol.schema.json', import.meta.url), 'utf8'));
export const game = JSON.parse(execFileSync(filon, ['schema', 'classic'], { encoding: 'utf8' }));

const of_game = { $id: 'https://filon.invalid/classic.schema.json', $defs: game };
for (const name of ['Answer', 'Told', 'Secret', 'Ask', 'Legal', 'Rules', 'Table', 'Mine', 'Orders']) {
  assert.ok(game[name], `filon schema has no ${name}`);
  schema.$defs[name] = { description: schema.$defs[name].description, $ref: `${of_game.$id}#/$defs/${name}` };
}

const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, strictTuples: false });
ajv.addSchema(of_game);
ajv.addSchema(schema);
const validators = new Map();

function validator(name) {
  if (!validators.has(name)) validators.set(name, ajv.compile({ $ref: `${schema.$id}#/$defs/${name}` }));
  return validators.get(name);
}

// For an invalid message, only the errors of its own type are useful.
const kinds = new Map();
for (const side of ['ClientMessage', 'ServerMessage'])
  for (const { $ref } of schema.$defs[side].oneOf) {
    const name = $ref.split('/').at(-1);
    kinds.set(`${side} ${schema.$defs[name].properties?.type.const}`, name);
  }

export const is_right = (name, value) => validator(name)(value);

export function fits(name, value) {
  if (validator(name)(value)) return;
  const kind = validator(kinds.get(`${name} ${value?.type}`) ?? name);
  kind(value);
  assert.fail(`this is not a ${name}: ${ajv.errorsText(kind.errors)}\n${JSON.stringify(value)}`);
}
