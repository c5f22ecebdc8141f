// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { shellWithStore } from '../../testing/inShell';
import { stubApi } from '../../testing/stubApi';
import { readSchoolTerms } from './readSchoolTerms';

it('reads the terms that staff edit', async () => {
  const terms = [{ id: 'one', name: 'First term', from: '2025-09-15', to: '2025-12-13' }];
  const asked = stubApi(() => ({ shown: terms }));
  expect(await readSchoolTerms(shellWithStore())).toEqual(terms);
  expect(asked.map(({ path }) => path)).toEqual(['/staff/content/mf-public/terms']);
});
