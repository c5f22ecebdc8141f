import { z } from 'zod';
import { median } from './statistics';
import type { Row } from './table';

const ALL_POINTS = 100;
/** Categories that must be complete; performance varies between visits. */
const WHOLE = ['accessibility', 'best-practices', 'seo'] as const;

const category = z.object({ score: z.number() });
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
  }),
});

/** Lighthouse's results of one visit. Milliseconds, and points of 100. */
export interface Scores {
  readonly points: Readonly<Record<'performance' | (typeof WHOLE)[number], number>>;
  readonly blockingTime: number;
  readonly largestPaint: number;
}

/** Parses Lighthouse's report. @throws when it is invalid or a category has no score */
export function readScores(json: string): Scores {
  const { categories, audits } = report.parse(JSON.parse(json));
  const points = (name: keyof typeof categories) => Math.round(categories[name].score * ALL_POINTS);
  return {
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    blockingTime: audits['total-blocking-time'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
  };
}

/** Returns a page's two rows: the median of performance, and the worst visit of the others. */
export function pointsOff(path: string, visits: readonly Scores[]): Row[] {
  const typical = (figure: (scores: Scores) => number) => median(visits.map(figure));
  const lowest = (name: (typeof WHOLE)[number]) => Math.min(...visits.map(({ points }) => points[name]));
  const performance = visits.map(({ points }) => points.performance);
  return [
    {
      what: `Lighthouse's points off performance of ${path}`,
      figure: ALL_POINTS - median(performance),
      format: 'count',
      goal: 2,
      from: `${performance.join(', ')} of 100; blocked for ${Math.round(typical(({ blockingTime }) => blockingTime))} ms, LCP ${Math.round(typical(({ largestPaint }) => largestPaint))} ms`,
    },
    {
      what: `Lighthouse's points off other categories of ${path}`,
      figure: ALL_POINTS - Math.min(...WHOLE.map(lowest)),
      format: 'count',
      goal: 0,
      from: WHOLE.map((name) => `${name} ${lowest(name)}`).join(', '),
    },
  ];
}
