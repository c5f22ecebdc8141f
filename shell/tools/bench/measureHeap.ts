import { bytesOfObjects, takeHeapSnapshot } from './heapSnapshot';
import { fewRuns, KB, type Measure } from './measure';
import { median } from './statistics';
import { unthrottled, type Visitor } from './throttle';
import { openFirst } from './visit';

/** One page of each remote. */
const STOPS = [
  { path: '/music-competition', app: 'mf-competition' },
  { path: '/donate', app: 'mf-donate' },
  { path: '/mate-2025', app: 'mf-mate' },
  { path: '/login', app: 'mf-admin' },
  { path: '/', app: 'mf-public' },
];
/** Enough rounds to create everything that stays in memory. */
const WARM_UP_ROUNDS = 8;
const ROUNDS = 20;
const MB = 1024 * KB;

/** Measures what stays in memory after a hundred switches between all remotes, each visited before. */
export const measureHeap: Measure = async ({ browser, sites: { site }, runs, quick }) => {
  const [warmUp, rounds] = quick ? [1, 1] : [WARM_UP_ROUNDS, ROUNDS];
  const growths: number[] = [];
  let before = 0;
  for (let run = 0; run < fewRuns(runs); run++) {
    await unthrottled(browser, async (visitor) => {
      await openFirst(visitor, `${site.origin}/`);
      await goRound(visitor, warmUp);
      before = bytesOfObjects(await takeHeapSnapshot(visitor));
      await goRound(visitor, rounds);
      growths.push(bytesOfObjects(await takeHeapSnapshot(visitor)) / before - 1);
    });
  }
  return [
    {
      what: `Heap growth after ${rounds * STOPS.length} switches between all remotes`,
      figure: median(growths),
      format: 'percent',
      goal: 0.05,
      from: `of ${(before / MB).toFixed(1)} MB of objects, after garbage collection; compiled code is not counted`,
    },
  ];
};

async function goRound({ page }: Visitor, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const { path, app } of STOPS) {
      // Like the shell for a link: the app switcher follows the URL.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      // Returns no element, because its handle would keep the whole page in memory.
      await page.waitForFunction((name) => {
        const areas = document.querySelectorAll<HTMLElement>('main > [data-app]');
        return (
          areas.length === 1 && areas[0]?.dataset['app'] === name && areas[0].querySelector('h1') !== null
        );
      }, app);
    }
  }
}
