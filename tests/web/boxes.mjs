// Where things are on the screen, and what covers what.

// The page has come to rest: what it shows is where it was a frame ago.
export async function settled(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const all = () => [...document.querySelectorAll('main, footer, .seat, .tools, .layer')].map((one) => `${one.getAttribute('style')} ${JSON.stringify(one.getBoundingClientRect())}`).join();
    await frame();
    for (let before = '', now = all(); before !== now; now = all()) {
      before = now;
      await frame();
      await frame();
    }
  });
}

// The boxes of everything visible that these selectors find; `maze` is what is drawn of the maze.
export async function boxes(page, ...selectors) {
  return page.evaluate((wanted) => {
    const boxOf = (selector, { left, top, right, bottom, width, height }) => ({ selector, left, top, right, bottom, width, height });
    const union = (all) => {
      const [left, top] = [Math.min(...all.map((one) => one.left)), Math.min(...all.map((one) => one.top))];
      const [right, bottom] = [Math.max(...all.map((one) => one.right)), Math.max(...all.map((one) => one.bottom))];
      return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    return wanted.flatMap((selector) => {
      if (selector === 'maze') return [boxOf(selector, union([...document.querySelectorAll('.maze .k-face, .maze .empty')].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)))];
      return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => boxOf(selector, one.getBoundingClientRect()));
    });
  }, selectors);
}
export const box = async (page, selector) => (await boxes(page, selector))[0];

// A pixel is nothing: edges are rounded.
export const isOver = (a, b, slack = 1) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
export const isInside = (inner, outer, slack = 1) =>
  inner.left >= outer.left - slack && inner.top >= outer.top - slack && inner.right <= outer.right + slack && inner.bottom <= outer.bottom + slack;

// What lies over something else, in words.
export async function covered(page, ...selectors) {
  const all = await boxes(page, ...selectors);
  const told = ({ selector, left, top, right, bottom }) => `${selector} (${[left, top, right, bottom].map(Math.round)})`;
  return all.flatMap((one, index) => all.slice(index + 1).filter((other) => isOver(one, other)).map((other) => `${told(one)} and ${told(other)}`));
}
// What is not on the screen.
export async function cutOff(page, ...selectors) {
  const { width, height } = page.viewportSize();
  const screen = { left: 0, top: 0, right: width, bottom: height };
  return (await boxes(page, ...selectors)).filter((one) => !isInside(one, screen)).map(({ selector }) => selector);
}
