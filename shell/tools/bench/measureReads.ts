import { execFileSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { KB, type Measure } from './measure';
import { median, ratio } from './statistics';

/** Public reads that are the same for every visitor. The API makes their answers once per change. */
const READS = [
  '/projects',
  '/projects/project/mate/donors?page=1',
  '/music-study/trial-times?instrument=piano',
  '/competition/slots',
  '/tickets/sales/public',
  '/tickets/availability',
  '/tickets/plan',
];
/** The read that touches no data. */
const HEALTH = '/health';

const AT_ONCE = 50;
const REQUESTS = { whole: 4_000, quick: 200 } as const;

/** Measures how much longer public reads take than the API's sign of life, and the memory that the API needs then. */
export const measureReads: Measure = async ({ sites: { api }, runs, quick }) => {
  const requests = REQUESTS[quick ? 'quick' : 'whole'];
  const rows = [];
  for (const path of READS) {
    const [health, read]: [number[], number[]] = [[], []];
    for (let run = 0; run <= runs; run++) {
      // The first ones warm the API up.
      const times = [await timeOf(api.origin + HEALTH, requests), await timeOf(api.origin + path, requests)];
      if (run === 0) continue;
      health.push(times[0]!);
      read.push(times[1]!);
    }
    rows.push({
      what: `GET /api${path} against /api/health, ${AT_ONCE} at once`,
      figure: ratio(read, health),
      format: 'ratio' as const,
      goal: 2,
      from: `${perSecond(read)} / ${perSecond(health)} requests a second, embedded database`,
    });
  }
  rows.push({
    what: 'Resident memory of the API after these reads',
    figure: residentBytes(api.pid) / KB / KB,
    format: 'MB' as const,
    from: 'with the embedded database in its process, for information',
  });
  return rows;
};

const perSecond = (times: readonly number[]): string => (1_000 / median(times)).toFixed(0);

/** Returns the time per request, with several connections at once. Milliseconds. */
async function timeOf(url: string, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = requests;
  async function askOn(): Promise<void> {
    while (left-- > 0) await ask(url, agent);
  }
  const begin = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  const time = (performance.now() - begin) / requests;
  agent.destroy();
  return time;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', done);
    }).once('error', fail);
  });
}

/** Returns the memory of a process that is in use. */
const residentBytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * KB;
