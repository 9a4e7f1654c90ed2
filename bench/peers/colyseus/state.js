// The state as the documentation of Colyseus recommends: @colyseus/schema, the hand tagged as part of a view, and a
// StateView for each client with its own player.
'use strict';

const { schema } = require('@colyseus/schema');

const Player = schema({ hand: { array: 'uint8', view: true }, discards: 'uint16' }, 'Player');
const State = schema({ board: { map: 'uint8' }, players: { array: Player }, pile: 'uint8', turn: 'uint8', n: 'uint32' },
                     'State');

module.exports = { Player, State };
