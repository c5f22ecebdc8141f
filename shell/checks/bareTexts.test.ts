import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';
import { bareTexts } from './bareTexts';

test.each([
  ['text that comes and goes', '<p><b>a</b>{on && `, ${name}`}</p>'],
  ['text in the place of an element', '<p>{name ? <b>{name}</b> : "Free"}{note && <i />}</p>'],
  ['an element before text', '<p>{on && <b>a</b>} text</p>'],
  ['a list before text', '<p>{all.map((one) => <b key={one}>{one}</b>)}.</p>'],
  ['items of which some are text', '<>{all.map(({ hit, text }) => (hit ? <mark>{text}</mark> : text))}</>'],
])('finds %s', (_, jsx) => {
  expect(bareTexts(`const a = ${jsx};`)).toHaveLength(1);
});

test.each([
  ['text alone in its element', '<p><b>a</b><span>{on && `, ${name}`}</span></p>'],
  ['text that is always there', '<p>{count} {count === 1 ? "place" : "places"} for {name}</p>'],
  ['an element after text', '<p>text {on && <b>a</b>}</p>'],
])('accepts %s', (_, jsx) => {
  expect(bareTexts(`const a = ${jsx};`)).toEqual([]);
});

test('no text is bare beside conditional siblings, because a translated page would break', () => {
  const files = globSync('{shared,shell,mf-*}/src/**/*.tsx', { cwd: WORKSPACE, ignore: '**/*.test.tsx' });
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    bareTexts(readFileSync(join(WORKSPACE, file), 'utf8')).map(({ line, why }) => `${file}:${line} ${why}`),
  );
  expect(found).toEqual([]);
});
