// Writes the results of `node --test` as JUnit XML. The built-in reporter does not escape "]]>", which is invalid XML, and
// loses the failure of a test that has subtests.
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
    // Skip suites, and tests that failed only because of a subtest: the subtest is reported itself.
    if (data.details.type === 'suite' || data.details.error?.failureType === 'subtestsFailed') continue;
    const file = data.file ? `${basename(data.file)}: ` : '';
    const seconds = data.details.duration_ms / 1000;
    yield `<testcase name="${escape(file + data.name)}" time="${seconds}">${[...children(data)].join('')}</testcase>\n`;
  }
  yield '</testsuites>\n';
}
