import { FIRST_VISITS } from '../verify/firstVisits';
import { fewRuns, KB, type Measure } from './measure';
import { median } from './statistics';
import { scriptBytes } from './traffic';
import { firstVisit } from './visit';

/** Measures all scripts of a page's first visit, including prefetched ones. */
export const measureScripts: Measure = async ({ browser, sites: { site }, runs, quick }) => {
  const rows = [];
  for (const { path, goal } of quick ? FIRST_VISITS.slice(0, 1) : FIRST_VISITS) {
    const figures: number[] = [];
    let files = 0;
    for (let run = 0; run < fewRuns(runs); run++) {
      const { transfers } = await firstVisit(browser, site.origin + path);
      figures.push(scriptBytes(transfers) / KB);
      files = transfers.filter(({ url }) => new URL(url).pathname.endsWith('.js')).length;
    }
    rows.push({
      what: `JS transferred on the first visit of ${path}`,
      figure: median(figures),
      format: 'KB' as const,
      goal,
      from: `${files} files, with headers and prefetches`,
    });
  }
  return rows;
};
