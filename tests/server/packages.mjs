// The npm packages of web/: one project to install, for the web client and for these tests.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../web/package.json', import.meta.url));

export const WebSocket = require('ws');
export const Ajv = require('ajv/dist/2020').default;
