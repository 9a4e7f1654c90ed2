// Loads filon.wasm with the plain WebAssembly API. The engine has no files, no clock and no chance of its own: whatever
// the C library asks its host for is answered "not there".
import { readFile } from 'node:fs/promises';

const notThere = 52; // ENOSYS

export async function load(path) {
  const module = await WebAssembly.compile(await readFile(path));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => notThere;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  return exports;
}

export function pathFromCommandLine(script) {
  if (process.argv.length === 3) return process.argv[2];
  console.error(`usage: node wasm/${script} build/wasm/filon.wasm`);
  process.exit(2);
}
