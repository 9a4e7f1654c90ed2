// Prints the signature of each game, like `filon bench --signature`: node wasm/signature.mjs build/wasm/filon.wasm
import { load, pathFromCommandLine } from './load.mjs';

const filon = await load(pathFromCommandLine('signature.mjs'));
for (const game of ['classic', 'lost_mines']) console.log(game, BigInt.asUintN(64, filon[`${game}_signature`]()).toString());
