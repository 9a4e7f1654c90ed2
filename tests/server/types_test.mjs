// web/src/protocol.ts is what `npm run types` makes of the schema, and it compiles.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { file, types } from '../../web/types.mjs';

test('the types are those of the schema: else npm run types', async () => {
  assert.equal(readFileSync(file, 'utf8'), await types());
});

test('the web client compiles', () => {
  const web = fileURLToPath(new URL('../../web', import.meta.url));
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], { cwd: web, stdio: 'inherit' });
});
