import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalCss } from '@school/shared/theme';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';

const DEFINITION = /--([a-z][\w-]*):/g;
/** Scales, typefaces and pigments. A role that each ground defines, such as `--muted`, may be defined by a component too. */
const THEME = new Set(
  namesIn(globalCss).filter((name, _, all) => all.filter((one) => one === name).length === 1),
);

function namesIn(css: string): string[] {
  return [...css.matchAll(DEFINITION)].map(([, name = '']) => name);
}

/** The theme's own names that styles define anew: everything inside would take the component's value for the theme's. */
const takenIn = (code: string) => namesIn(code).filter((name) => THEME.has(name));

test('a name of the theme that is defined anew is found', () => {
  expect(takenIn('return `--bar:${bar};--text:${text};`;')).toEqual(['text']);
});

test('no component defines a name of the theme anew', () => {
  const files = globSync(['shared/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}'], {
    cwd: WORKSPACE,
    ignore: ['shared/src/theme/**', '**/*.test.{ts,tsx}', '**/node_modules/**'],
  });
  const taken = files.flatMap((file) =>
    takenIn(readFileSync(join(WORKSPACE, file), 'utf8')).map((name) => `${file} --${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(taken).toEqual([]);
});
