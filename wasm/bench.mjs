// Measures how fast the module plays, like the random answers of `filon bench`: node wasm/bench.mjs build/wasm/filon.wasm
import { load, pathFromCommandLine } from './load.mjs';

const games = 3000;
const repeats = 7;

const filon = await load(pathFromCommandLine('bench.mjs'));
filon.random_answers(5, games); // warm-up: lets the optimizing compiler finish

for (const players of [3, 5, 10]) {
  const rates = [];
  for (let i = 0; i < repeats; ++i) {
    const begun = performance.now();
    const answers = filon.random_answers(players, games);
    rates.push(answers / ((performance.now() - begun) / 1000));
  }
  const median = rates.sort((a, b) => a - b)[(repeats - 1) / 2];
  console.log(`random_answer_${players}_players ${(1e9 / median).toFixed(1)} ns, ${(median / 1e6).toFixed(2)} M/s`);
}
