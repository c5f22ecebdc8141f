import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FIRST_VISITS } from '../verify/firstVisits';
import { CHROMIUM_ARGS, needChromium } from '../../workspace/chromium';
import { pointsOff, readScores, type Scores } from './lighthouseScores';
import { fewRuns, type Measure } from './measure';

/** The last that runs on Node 20. Fetched when it is wanted: its 167 packages serve nothing else here. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Its report of one page, with everything that it noted beside the scores, is some megabytes. Bytes. */
const REPORT_SIZE = 100 * 1024 ** 2;
const run = promisify(execFile);

/** What Lighthouse, as it comes (a phone on slow 4G, simulated), takes off the 100 points of its categories. */
export const measureLighthouse: Measure = async ({ sites: { site }, runs }) => {
  const rows = [];
  for (const { path } of FIRST_VISITS) {
    const scores: Scores[] = [];
    for (let visit = 0; visit < fewRuns(runs); visit++) scores.push(await lighthouse(site.origin + path));
    rows.push(...pointsOff(path, scores));
  }
  return rows;
};

/** @throws Error when it cannot be had, or the page cannot be loaded */
async function lighthouse(url: string): Promise<Scores> {
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: needChromium() },
    maxBuffer: REPORT_SIZE,
  });
  return readScores(stdout);
}
