import { KB, type Measure } from './measure';
import { median } from './statistics';
import { scriptBytes } from './traffic';
import { firstVisit } from './visit';

/** All scripts that a first visit of the home page brings, with what it fetches ahead. */
export const measureScripts: Measure = async ({ browser, sites: { site }, runs }) => {
  const figures: number[] = [];
  let files = 0;
  for (let run = 0; run < runs; run++) {
    const { transfers } = await firstVisit(browser, `${site.origin}/`);
    figures.push(scriptBytes(transfers) / KB);
    files = transfers.filter(({ url }) => new URL(url).pathname.endsWith('.js')).length;
  }
  return [
    {
      what: 'JS transferred on the first visit of /',
      figure: median(figures),
      format: 'KB',
      goal: 150,
      from: `${files} files, with headers and prefetches`,
    },
  ];
};
