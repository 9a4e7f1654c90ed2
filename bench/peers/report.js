// A server sends its port to its parent process, and replies with its processor time or heap on request.
'use strict';

function heap() {
  global.gc();
  global.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function report(port) {
  process.on('message', (asked) => {
    if (asked === 'processor') {
      const { user, system } = process.cpuUsage();
      process.send({ milliseconds: (user + system) / 1000 });
    }
    if (asked === 'heap') process.send({ bytes: heap() });
  });
  process.send({ port });
}

module.exports = { report };
