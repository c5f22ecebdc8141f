import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const records = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md');

test.each(records)('%s has a date and a status, and the index has them too', (file) => {
  const [, title, date, status] =
    /^# (.+)\n\nDate: (\d{4}-\d\d-\d\d)\n\n## Status\n((?!.*\d{4}-\d\d-).+?)\.?\n/.exec(read(file)) ?? [];
  expect(read('README.md')).toContain(`| ${date} | [${title}](${file}) | ${status} |`);
});

test('the index names each record once, and none that is gone', () => {
  const named = [...read('README.md').matchAll(/^\| \S+ \| \[.+?\]\((.+?)\)/gm)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(records.toSorted());
});
