import { inTurn } from './inTurn';
import { KB, type Measure } from './measure';
import { median, ratio } from './statistics';
import { registryBytes, scriptBytes } from './traffic';
import { firstVisit, type Visit } from './visit';

/** Measures what many more registered remotes cost the home page, which uses none of them. */
export const measureCrowd: Measure = async ({ browser, sites: { site, crowded }, runs }) => {
  const [own, more] = await inTurn([site, crowded], runs, ({ origin }) => firstVisit(browser, `${origin}/`));
  const lcp = (visits: readonly Visit[]) => visits.map((visit) => visit.lcp);
  const [before, after] = [median(own.map(codeOf)), median(more.map(codeOf))];
  return [
    {
      what: `LCP of / ${crowded.name}`,
      figure: ratio(lcp(more), lcp(own)),
      format: 'ratio',
      goal: 1.05,
      from: `${Math.round(median(lcp(more)))} / ${Math.round(median(lcp(own)))} ms`,
    },
    {
      what: `Growth of scripts and registry on / ${crowded.name}`,
      figure: (after - before) / KB,
      format: 'KB',
      goal: 5,
      from: `from ${(before / KB).toFixed(1)} to ${(after / KB).toFixed(1)} KB`,
    },
  ];
};

function codeOf({ transfers }: Visit): number {
  return scriptBytes(transfers) + registryBytes(transfers);
}
