import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const records = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md');

test.each(records)('%s has a title, status, date and the three sections', (file) => {
  expect(read(file)).toMatch(
    /^# .+\n\nStatus: (accepted|superseded by \[.+\]\(.+\.md\)), \d{4}-\d\d-\d\d\b[^\n]*\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/,
  );
});

test.each(records)('%s has at most 40 lines of 100 characters', (file) => {
  const lines = read(file).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});

test.each(records)('%s is in the index with its title', (file) => {
  const [, title] = /^# (.+)\n/.exec(read(file)) ?? [];
  expect(read('README.md')).toContain(`| [${title}](${file}) | `);
});

test('the index lists each record once, and no missing record', () => {
  const listed = [...read('README.md').matchAll(/^\| \[.+?\]\((.+?)\)/gm)].map(([, file]) => file);
  expect(listed.toSorted()).toEqual(records.toSorted());
});

test.each([...records, 'README.md'])('%s links only to files that exist', (file) => {
  const linked = [...read(file).matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, target]) => target!);
  expect(linked.filter((target) => target !== 'README.md' && !records.includes(target))).toEqual([]);
});
