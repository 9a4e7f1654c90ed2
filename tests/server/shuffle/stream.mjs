// From the secret and the salts to a card: docs/shuffle.md, From the secret to a card.
import { createCipheriv, createHash } from 'node:crypto';

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();

export const commitment_of = (secret) => sha256(Buffer.from(secret, 'hex')).toString('hex');

export const size = (bag) => bag.reduce((sum, { count }) => sum + count, 0);

export class Shuffle {
  constructor(secret, salts) {
    const seed = sha256(Buffer.from(secret, 'hex'), ...salts.flatMap((salt) => [Buffer.from([salt.length]), Buffer.from(salt)]));
    // The first four of these bytes are the counter, the others the nonce.
    this.stream = createCipheriv('chacha20', seed, Buffer.alloc(16));
  }
  number() {
    return this.stream.update(Buffer.alloc(4)).readUInt32LE();
  }
  below(bound) {
    const least = (2 ** 32 - bound) % bound;
    let number;
    do number = this.number();
    while (number < least);
    return number % bound;
  }
  // Takes one card out of a bag, which is a list of kinds, each with its `count`. Returns its kind.
  take(bag) {
    let r = this.below(size(bag));
    const kind = bag.find(({ count }) => r < count || ((r -= count), false));
    --kind.count;
    return kind;
  }
}
