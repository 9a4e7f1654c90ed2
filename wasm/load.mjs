// Loads filon.wasm with the plain WebAssembly API. The engine needs no files, clock or random numbers, so every system call
// of the C library returns "not supported".
import { readFile } from 'node:fs/promises';

const notSupported = 52; // ENOSYS

export async function load(path) {
  const module = await WebAssembly.compile(await readFile(path));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => notSupported;
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
