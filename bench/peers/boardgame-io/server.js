// A server of boardgame.io with its storage in memory: nothing is durable.
'use strict';

const { Server } = require('boardgame.io/server');

const { report } = require('../report');
const game = require('./game');

Server({ games: [game(process.argv[2] === 'patches')], origins: [] })
  .run(0)
  .then(({ appServer }) => report(appServer.address().port));
