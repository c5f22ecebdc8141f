import { inTurn } from './inTurn';
import type { Measure } from './measure';
import { median, ratio } from './statistics';
import { firstVisit } from './visit';

/** How much later the home page shows its largest part than the same page without any script. */
export const measureLcp: Measure = async ({ browser, sites: { site, bare }, runs }) => {
  const [own, limit] = await inTurn([site, bare], runs, ({ origin }) => firstVisit(browser, `${origin}/`));
  const [a, b] = [own, limit].map((visits) => visits.map(({ lcp }) => lcp)) as [number[], number[]];
  return [
    {
      what: 'LCP of / against its HTML without scripts',
      figure: ratio(a, b),
      format: 'ratio',
      goal: 1.1,
      from: `${Math.round(median(a))} / ${Math.round(median(b))} ms, ${own[0]?.largest}`,
    },
  ];
};
