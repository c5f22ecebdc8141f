import { expect, test } from 'vitest';
import { ENGINES, skippedEngines } from './engines';

test('reports missing engines as skipped and no others', () => {
  expect(
    skippedEngines({ chromium: '/usr/bin/chromium', 'chromium-109': '/chromium', webkit: '/browser' }),
  ).toEqual(['SKIPPED: nothing was tried in firefox, which this machine does not have']);
  expect(skippedEngines(Object.fromEntries(ENGINES.map((name) => [name, '/program'])))).toEqual([]);
});
