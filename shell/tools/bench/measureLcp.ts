import { FIRST_VISITS } from '../verify/firstVisits';
import { inTurn } from './inTurn';
import type { Measure } from './measure';
import { median, ratio } from './statistics';
import { firstVisit } from './visit';

/** Measures how much later pages show their largest element than the same pages without scripts. */
export const measureLcp: Measure = async ({ browser, sites: { site, bare }, runs, quick }) => {
  const rows = [];
  for (const { path } of quick ? FIRST_VISITS.slice(0, 1) : FIRST_VISITS) {
    const [own, limit] = await inTurn([site, bare], runs, ({ origin }) => firstVisit(browser, origin + path));
    const [a, b] = [own, limit].map((visits) => visits.map(({ lcp }) => lcp)) as [number[], number[]];
    rows.push({
      what: `LCP of ${path} against its HTML without scripts`,
      figure: ratio(a, b),
      format: 'ratio' as const,
      goal: 1.1,
      from: `${Math.round(median(a))} / ${Math.round(median(b))} ms, ${own[0]?.largest}`,
    });
  }
  return rows;
};
