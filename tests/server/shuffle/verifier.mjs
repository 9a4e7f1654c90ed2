// Draws all cards of a finished match again, and compares them with its record and its replay. Written from docs/shuffle.md,
// and from what docs/protocol.md and docs/notation.md say of replays and records; it knows nothing else of the program.
import { ClassicVerifier } from './classic.mjs';
import { LostMinesVerifier } from './lost_mines.mjs';
import { commitment_of } from './stream.mjs';

const verifiers = { classic: ClassicVerifier, lost_mines: LostMinesVerifier };

// Throws an error that names the first difference. Returns how many results of each source were verified.
//   game; commitment, secret, salts, options: of the lobby; players: how many; record: the text; replay: the JSON
export function verify(match) {
  if (commitment_of(match.secret) !== match.commitment) throw new Error('the secret is not the one that was committed to');
  return new verifiers[match.game](match).verify(match.replay.steps);
}
