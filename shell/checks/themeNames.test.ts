import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalCss } from '@school/shared/theme';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';

const DEFINITION = /--([a-z][\w-]*):/g;
/** Scales, typefaces and pigments. A component may redefine a role of grounds, such as `--muted`. */
const THEME = new Set(
  namesIn(globalCss).filter((name, _, all) => all.filter((one) => one === name).length === 1),
);

function namesIn(css: string): string[] {
  return [...css.matchAll(DEFINITION)].map(([, name = '']) => name);
}

/**
 * Returns theme names that styles redefine: everything inside would use the component's value instead of the theme's.
 */
const takenIn = (code: string) => namesIn(code).filter((name) => THEME.has(name));

test('a redefined name of the theme is found', () => {
  expect(takenIn('return `--bar:${bar};--text:${text};`;')).toEqual(['text']);
});

test('no component redefines a name of the theme', () => {
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
