import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../../workspace/workspace';
import { withMarkedTitle } from './scratchWorkspace';

it('finds a title to change in the rebuilt remote, in every run', () => {
  const source = readFileSync(join(WORKSPACE, 'mf-donate/src/routes.ts'), 'utf8');
  const first = withMarkedTitle(source, 1);
  expect(first).toMatch(/title: .*['`]1 /);
  expect(first?.replace(/(['`])1 /, '$1')).toBe(source);
  expect(withMarkedTitle(first ?? '', 2)?.replace(/(['`])2 /, '$11 ')).toBe(first);
  expect(withMarkedTitle('export const routes = [];', 1)).toBeUndefined();
});
