// A server and a browser, open while the tests of a file run.
import { after, before } from 'node:test';
import { Served } from '../server/served.mjs';
import { launch, newcomer } from './browser.mjs';

// `arrive` is who comes before the first test: hooks of a file are not waited for one after the other.
export function openHouse(options = {}, arrive = () => {}) {
  const house = {
    served: null,
    browser: null,
    newcomer: (look, locale, known) => newcomer(house.browser, house.served.address, look, locale, known),
  };
  before(async () => {
    // All who come here come from one address.
    house.served = await Served.start({ 'requests-per-second': 10_000, ...options });
    house.browser = await launch();
    await arrive();
  });
  after(async () => {
    await house.browser?.close();
    await house.served?.end();
  });
  return house;
}
