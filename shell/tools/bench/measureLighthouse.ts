import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FIRST_VISITS } from '../verify/firstVisits';
import { CHROMIUM_ARGS, needChromium } from '../../workspace/chromium';
import { pointsOff, readScores, type Scores } from './lighthouseScores';
import { fewRuns, type Measure } from './measure';

/** The last version for Node 20. Downloaded on demand, because nothing else uses its 167 packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** The maximum size of its report for one page with all details. Bytes. */
const REPORT_SIZE = 100 * 1024 ** 2;
const run = promisify(execFile);

/**
 * Measures what Lighthouse with default settings (a phone on simulated slow 4G) deducts from 100 points per category.
 */
export const measureLighthouse: Measure = async ({ sites: { site }, runs }) => {
  const rows = [];
  for (const { path } of FIRST_VISITS) {
    const scores: Scores[] = [];
    for (let visit = 0; visit < fewRuns(runs); visit++) scores.push(await lighthouse(site.origin + path));
    rows.push(...pointsOff(path, scores));
  }
  return rows;
};

/** Runs Lighthouse. @throws Error when it cannot be downloaded, or the page cannot be loaded */
async function lighthouse(url: string): Promise<Scores> {
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: needChromium() },
    maxBuffer: REPORT_SIZE,
  });
  return readScores(stdout);
}
