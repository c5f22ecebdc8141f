import { expect, it } from 'vitest';
import type { Bench } from './measure';
import type { Row } from './table';
import { takeMeasures } from './takeMeasures';

const row = (what: string): Row => ({ what, figure: 1, format: 'count', from: '' });
// The measures of this test use no site.
const NO_SITE = {} as Bench;

it('keeps the results before and after a measure that fails', async () => {
  const { rows, failures } = await takeMeasures(
    [
      ['lcp', async () => [row('LCP')]],
      ['shift', () => Promise.reject(new Error('Still loading: /api/projects/stream'))],
      ['heap', async () => [row('Heap')]],
    ],
    NO_SITE,
    () => undefined,
  );
  expect(rows.map(({ what }) => what)).toEqual(['LCP', 'Heap']);
  expect(failures).toEqual(['shift failed: Still loading: /api/projects/stream']);
});
