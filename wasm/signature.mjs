// Prints the signature of the module, like `filon bench --signature`: node wasm/signature.mjs build/wasm/filon.wasm
import { load, pathFromCommandLine } from './load.mjs';

const filon = await load(pathFromCommandLine('signature.mjs'));
console.log(BigInt.asUintN(64, filon.signature()).toString());
