import { expect, it } from 'vitest';
import { reportOf } from './report';
import type { Outcome } from './tryFault';

const outcome = (changes: Partial<Outcome>): Outcome => ({
  app: 'mf-donate',
  fault: '404',
  said: 'Loading chunk mf-donate failed',
  ms: 6_040,
  others: true,
  recovered: 'Try again',
  heap: 5_100,
  ...changes,
});

it('is a table that compares the heap with a visit without fault, except after a page load', () => {
  const report = reportOf(
    [
      outcome({ fault: 'none', said: 'shows “Donate”', ms: 300, recovered: 'by itself', heap: 5_000 }),
      outcome({}),
      outcome({ fault: 'throws', said: 'a | b', others: false, recovered: 'page load', heap: 4_800 }),
      outcome({ fault: 'hangs', recovered: 'never' }),
    ],
    '2026-11-27',
  );
  expect(report.split('\n').filter((line) => line.startsWith('| mf-'))).toEqual([
    '| mf-donate | none | shows “Donate” | 0.3 s | yes | by itself | 5000 KB |',
    '| mf-donate | 404 | Loading chunk mf-donate failed | 6.0 s | yes | Try again | +100 KB |',
    '| mf-donate | throws | a \\| b | 6.0 s | NO | page load | 4800 KB |',
    '| mf-donate | hangs | Loading chunk mf-donate failed | 6.0 s | yes | NEVER | +100 KB |',
  ]);
});
