// A request as it is written here: fetch() tidies paths and headers.
import { connect } from 'node:net';

// The status and the text of the reply, with its headers.
export function asks(served, path, headers = []) {
  return new Promise((resolve, reject) => {
    const socket = connect(served.options.port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => (text += part));
    socket.on('error', reject).on('close', () => resolve({ status: Number(text.split(' ')[1]), text }));
    socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  });
}
