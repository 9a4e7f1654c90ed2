// Writes the tests of `node --test` as JUnit XML. Node's own reporter of that kind leaves "]]>" as it is, which is not
// XML, and loses the failure of a test that has subtests.
import { basename } from 'node:path';

const escape = (text) => String(text).replace(/[&<>"\n]/g, (character) => `&#${character.codePointAt(0)};`);

function* children({ details, skip, todo }) {
  if (details.error) {
    const error = details.error.cause ?? details.error;
    yield `<failure>${escape(error.stack ?? error)}</failure>`;
  } else if (skip !== undefined || todo !== undefined) {
    yield `<skipped message="${escape(skip ?? todo)}"/>`;
  }
}

export default async function* report(source) {
  yield '<testsuites>\n';
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // A suite is no test, and a test whose only fault is its subtests has failed where they did.
    if (data.details.type === 'suite' || data.details.error?.failureType === 'subtestsFailed') continue;
    const file = data.file ? `${basename(data.file)}: ` : '';
    const seconds = data.details.duration_ms / 1000;
    yield `<testcase name="${escape(file + data.name)}" time="${seconds}">${[...children(data)].join('')}</testcase>\n`;
  }
  yield '</testsuites>\n';
}
