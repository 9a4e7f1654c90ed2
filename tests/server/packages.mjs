// These tests use the npm packages of web/, so that there is only one project to install.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../web/package.json', import.meta.url));

export const WebSocket = require('ws');
export const Ajv = require('ajv/dist/2020').default;
