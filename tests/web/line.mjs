// The line between one browser and the server, which can be cut and mended.
import { connect, createServer } from 'node:net';

export class Line {
  #ends = new Set();
  #isCut = false;

  // `port` tells where the server listens now.
  static async lay(port) {
    const line = new Line();
    line.server = createServer((near) => line.#joined(near, port()));
    await new Promise((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    line.address = `http://127.0.0.1:${line.server.address().port}`;
    return line;
  }

  #joined(near, port) {
    near.on('error', () => {});
    if (this.#isCut) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [[near, far], [far, near]]) {
      this.#ends.add(one);
      one.on('error', () => {});
      one.on('close', () => (this.#ends.delete(one), other.destroy()));
      one.pipe(other);
    }
  }

  cut() {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }
  mend() {
    this.#isCut = false;
  }
  end() {
    this.cut();
    this.server.close();
  }
}
