// Somebody who plays whole matches by clicking what a page shows: digs towards the goals, plays what else can be played now and
// then, and answers whatever modules ask. A card that leads nowhere is discarded, which nobody can stop: so rounds are short.
// The page may change under the finger, because others play on: then they look again.

const patience = { timeout: 1500 };

// What can be seen of the table at one moment.
function look() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const dialog = document.querySelector('dialog[open]');
  const isKept = all('.prompt .buttons button').some((button) => /^(Keep my Veto|Garder mon Veto)$/.test(button.innerText));
  const marks = all('.mark').map((mark) => mark.dataset.mark);
  return {
    isOpen: dialog !== null,
    scene: dialog?.querySelector('.roles, .ranking') ? dialog.querySelector('h2').innerText : null,
    isLast: !!dialog?.querySelector('.ranking'),
    isTold: !!document.querySelector('.bubbles'), // what is new
    isAsked: !!document.querySelector('.prompt.mine') && !isKept,
    moment: document.querySelector('.table')?.dataset.moment ?? '',
    hand: all('.hand .card').map((card, index) => ({ index, id: card.querySelector('[data-card]')?.dataset.card ?? '', isDull: card.classList.contains('dull'), isUp: card.classList.contains('up') })),
    marks,
    tunnels: all('.maze .card').map((card) => card.dataset.cell),
    goals: all('.goal:not(.up)').map((goal) => goal.dataset.cell),
    seats: all('.seat.lit').length,
    tray: all('.tray button:not([aria-disabled=true])').length,
    gold: all('.gold button').length,
    mains: all('.prompt .buttons .main:not([aria-disabled=true])').length,
    buttons: all('.prompt .buttons button:not([aria-disabled=true])').length,
  };
}

// Words that are missing, and pages that are wider than the window.
function blemishes() {
  const shown = document.body.innerText + [...document.querySelectorAll('[aria-label], [title]')].map((one) => `\n${one.ariaLabel ?? ''}\n${one.title ?? ''}`).join('');
  const wrong = shown.split('\n').filter((line) => /undefined|NaN|\[object|\{\w+\}|\b(?:ask|do|told|secret|card|effect|role|maze|place|option|refusal|unplayable|bubble|end)\.[a-z_]+/.test(line));
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...wrong, `${scrollWidth} pixels wide, in a window of ${clientWidth}`] : wrong;
}

// What lights up but cannot be touched where it is: it lies outside of the window, or under something else.
function outOfReach() {
  if (document.querySelector('dialog[open]')) return [];
  return [...document.querySelectorAll('.mark, .seat.lit, .hand .card, .prompt .buttons button')].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    // A thumb chooses the mark that is nearest; a card may lie over the edge of its neighbour.
    if (found && (one.contains(found) || found.closest('.mark, .hand .card'))) return [];
    const named = (element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    return [`${named(one)} at ${Math.round(x)},${Math.round(y)} is ${found ? `under ${named(found)} in ${named(found.parentElement)}` : 'outside'}`];
  });
}

const isTunnel = ({ id }) => /^(b|s2)-/.test(id);
const isBlocked = ({ id }) => id.includes('-x');
const isHarm = ({ id }) => /^(broken_|rockfall)/.test(id);
const numbers = (cell) => cell.split(',').map(Number);
// From a place to the goal that is nearest.
function wayFrom(cell, goals) {
  const [x, y] = numbers(cell);
  return Math.min(...goals.map(numbers).map(([a, b]) => Math.abs(a - x) + Math.abs(b - y)));
}

export class Digger {
  scenes = []; // titles of what came by itself
  blemishes = [];
  isDone = false;
  #turns = 0;

  // Who is in a hurry skips what is explained; others read it. A finger cannot reach what is not in sight.
  constructor({ page }, { isInHurry = false, hasFinger = false } = {}) {
    this.page = page;
    this.hasFinger = hasFinger;
    this.told = isInHurry ? '.bubbles button' : '.bubbles .main';
  }

  // Plays until the match is over.
  async play(seconds) {
    for (const late = Date.now() + seconds * 1000; !this.isDone; ) {
      await this.step();
      if (Date.now() > late) throw new Error(`the match does not end: ${JSON.stringify(await this.page.evaluate(look))}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  // Answers if there is anything to answer.
  async step() {
    if (this.isDone) return;
    const seen = await this.page.evaluate(look);
    for (const one of await this.page.evaluate(blemishes)) if (!this.blemishes.includes(one)) this.blemishes.push(one);
    if (seen.isOpen) {
      if (seen.scene !== null && this.scenes.at(-1) !== seen.scene) this.scenes.push(seen.scene);
      this.isDone = seen.isLast;
      // A menu that opened under the finger is shut again.
      if (!this.isDone && !(await this.#click('dialog[open] form button'))) await this.page.keyboard.press('Escape');
      return;
    }
    if (seen.isTold) await this.#click(this.told);
    if (!seen.isAsked) return;
    await this.#answer(seen);
    // The same question is not answered twice, unless nothing has come of it.
    await this.page.waitForFunction((was) => document.querySelector('dialog[open]') || document.querySelector('.table')?.dataset.moment !== was, seen.moment, patience).catch(() => this.page.keyboard.press('Escape'));
  }

  async #click(selector, nth = 0) {
    if (this.hasFinger) for (const one of await this.page.evaluate(outOfReach)) if (!this.blemishes.includes(one)) this.blemishes.push(one);
    const one = this.page.locator(selector);
    return (nth < 0 ? one.last() : one.nth(nth)).click(patience).then(() => true, () => false);
  }
  #main = () => this.#click('.prompt .buttons .main:not([aria-disabled=true])');

  async #answer(seen) {
    const isUp = seen.hand.some((card) => card.isUp);
    if (seen.tray > 0) return this.#click('.tray button:not([aria-disabled=true])');
    if (seen.gold > 0) return this.#click('.gold button');
    if (seen.seats > 0 && !isUp) return (await this.#click('.seat.lit')) && this.#main();
    if (seen.marks.length > 0 && !isUp) return (seen.mains > 0 || (await this.#click('.mark'))) && this.#main();
    if (seen.mains > 0 && !isUp) return this.#main();
    this.#turns += 1;
    if (this.#turns === 3 && (await this.#hire())) return true;
    return (this.#turns % 3 === 0 && (await this.#playOther(seen))) || (await this.#dig(seen)) || this.#giveUp(seen);
  }

  // The tunnel that comes nearest to a goal, if it is no step back.
  async #dig({ hand, tunnels, goals }) {
    let best = { way: 1 + Math.min(...tunnels.map((cell) => wayFrom(cell, goals))), card: null, mark: null };
    for (const card of hand.filter((one) => isTunnel(one) && !isBlocked(one) && !one.isDull)) {
      if (!(await this.#click('.hand .card', card.index))) return false;
      const { marks } = await this.page.evaluate(look);
      for (const mark of marks) if (wayFrom(mark, goals) < best.way) best = { way: wayFrom(mark, goals), card, mark };
    }
    if (!best.card) return false;
    const { hand: now } = await this.page.evaluate(look);
    if (!now[best.card.index]?.isUp && !(await this.#click('.hand .card', best.card.index))) return false;
    return (await this.#click(`[data-mark="${best.mark}"]`)) && this.#main();
  }
  // Any card but a tunnel, on whatever lights up; some want two places.
  async #playOther({ hand }) {
    const card = hand.filter((one) => !isTunnel(one) && !isHarm(one) && !one.isDull).at(-1);
    if (!card || (!card.isUp && !(await this.#click('.hand .card', card.index)))) return false;
    const now = await this.page.evaluate(look);
    if (now.seats > 0) await this.#click('.seat.lit', -1);
    else if (now.marks.length > 0) await this.#click('.mark', -1);
    if ((await this.page.evaluate(look)).mains === 0) await this.#click('.mark');
    return this.#main();
  }
  async #hire() {
    const hire = this.page.getByRole('button', { name: /^(Hire a dwarf|Recruter un Nain)$/ });
    if ((await hire.count()) === 0 || !(await hire.click(patience).then(() => true, () => false))) return false;
    return (await this.#click('.hand .card')) && (await this.#click('.mark', -1)) && this.#main();
  }
  // A card is discarded, the least useful first. Where a tunnel must be laid, any is; a second one may be left out.
  async #giveUp({ hand }) {
    await this.page.keyboard.press('Escape');
    const mustDig = (await this.page.locator('.prompt .buttons button').count()) === 0;
    if (mustDig) return (await this.#click('.hand .card:not(.dull)')) && (await this.#click('.mark')) && this.#main();
    await this.#click('.prompt .buttons button', -1);
    if ((await this.page.locator('.prompt .buttons .main[aria-disabled=true]').count()) === 0) return true;
    const worst = hand.find(isBlocked) ?? hand.find(isHarm) ?? hand[0];
    return (await this.#click('.hand .card', worst.index)) && this.#main();
  }
}
