// What a browser was sent, compared with the finished match: whatever it was told is what everybody was told or what its
// own seat was told, so nothing else can have come.
import assert from 'node:assert/strict';
import { answersOf, bare, merged } from '../server/client.mjs';

const text = (value) => JSON.stringify(value);

// The views of a match, step by step: the table's, and one for every seat.
export function viewsOf(replay) {
  const views = [];
  for (const { table, own } of replay.steps) {
    const before = views.at(-1);
    views.push({
      table: merged(before?.table ?? {}, table),
      mine: own.map(({ mine }, seat) => merged(before?.mine[seat] ?? {}, mine ?? {})),
    });
  }
  return views;
}

// Throws unless every frame is one that this seat may have got.
export function checkHeard(frames, { replay, seat, token, others }) {
  const views = viewsOf(replay);
  const counts = { played: 0, view: 0, history: 0, secrets: 0 };

  const checkStep = (step, where) => {
    const { told, question, table, own } = replay.steps[step.n];
    assert.equal(text(step.told), text(told), `${where}: told`);
    assert.equal(text(step.question), text(question), `${where}: question`);
    assert.equal(text(step.table), text(table), `${where}: table`);
    assert.equal(text(step.secrets), text(own[seat].secrets), `${where}: secrets`);
    assert.equal(text(step.mine), text(own[seat].mine), `${where}: mine`);
    counts.secrets += step.secrets?.length ?? 0;
  };
  // The answers on offer name no card that is not in this hand.
  const checkLegal = ({ n, legal = {}, unplayable = {} }, where) => {
    const hand = new Set(views[n].mine[seat].hand ?? []);
    // What is cleared away lies on the table.
    const played = answersOf(legal, []).flatMap(([name, card]) => (name !== 'clear_away' && typeof card === 'string' ? [card] : []));
    for (const card of [...played, ...Object.keys(unplayable)]) assert.ok(hand.has(card), `${where}: ${card} is not in this hand`);
  };
  const check = {
    welcome: ['protocol', 'games', 'version'],
    lobby: null,
    said: ['n', 'seat', 'text'],
    stated: ['n', 'seat', 'about', 'subject', 'what', 'with'],
    refused: ['question', 'code', 'text'],
    advice: null,
    error: ['code', 'text'],
    pong: [],
    seated: ['table', 'seat', 'token'],
    seat: ['seat'],
    played: ['n', 'told', 'question', 'table', 'left', 'secrets', 'mine', 'legal', 'unplayable'],
    view: ['n', 'rules', 'question', 'table', 'left', 'mine', 'legal', 'unplayable'],
    history: ['steps', 'talk'],
  };

  frames.forEach((frame, index) => {
    for (const other of others) assert.ok(!frame.includes(other), `frame ${index} has the token of another seat`);
    const message = JSON.parse(frame);
    const where = `frame ${index}, ${message.type} ${message.n ?? ''}`;
    assert.ok(message.type in check, `${where}: not known here`);
    const known = check[message.type];
    if (known)
      for (const key of Object.keys(message)) assert.ok(key === 'type' || known.includes(key), `${where}: ${key} is not known`);
    if (message.type === 'seated') {
      assert.deepEqual([message.seat, message.token], [seat, token], where);
    } else if (message.type === 'lobby') {
      assert.equal('secret' in message, message.phase === 'over', `${where}: the secret of the shuffle`);
    } else if (message.type === 'played') {
      ++counts.played;
      checkStep(message, where);
      checkLegal(message, where);
    } else if (message.type === 'view') {
      ++counts.view;
      assert.deepEqual(bare(merged({}, message.table)), bare(views[message.n].table), `${where}: table`);
      assert.deepEqual(bare(merged({}, message.mine)), bare(views[message.n].mine[seat]), `${where}: mine`);
      checkLegal(message, where);
    } else if (message.type === 'history') {
      ++counts.history;
      for (const step of message.steps) {
        assert.ok(Object.keys(step).every((key) => ['n', 'told', 'question', 'table', 'secrets', 'mine'].includes(key)), where);
        checkStep(step, `${where}, step ${step.n}`);
      }
    }
  });
  return counts;
}
