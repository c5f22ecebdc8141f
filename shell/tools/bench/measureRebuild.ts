import { fewRuns, type Measure } from './measure';
import { scratchWorkspace, type ScratchWorkspace } from './scratchWorkspace';
import { foreignChanges, readStore } from './storeSnapshot';
import { median, ratio } from './statistics';

const CHANGED = 'mf-donate';

/**
 * Builds and deploys everything in a fresh copy of the workspace, then changes one line of one remote and builds and
 * deploys that one, each by its single command.
 */
export const measureRebuild: Measure = async ({ runs }) => {
  const scratch = await scratchWorkspace();
  const all: number[] = [];
  const one: number[] = [];
  const foreign = new Set<string>();
  try {
    for (let run = 1; run <= fewRuns(runs); run++) {
      await scratch.forgetBuilds();
      all.push(await seconds(() => scratch.site('deploy', '--build')));
      await changeOne(scratch, run, one, foreign);
    }
  } finally {
    await scratch.remove();
  }
  return [
    {
      what: 'Rebuild and deploy of one changed remote / of all',
      figure: ratio(one, all),
      format: 'ratio',
      goal: 0.35,
      from: `${median(one).toFixed(1)} / ${median(all).toFixed(1)} s, one line of ${CHANGED} in a copy of the workspace`,
    },
    {
      what: "Other apps' files that it changes",
      figure: foreign.size,
      format: 'count',
      goal: 0,
      from: [...foreign].slice(0, 3).join(' ') || 'all objects of the site store compared',
    },
  ];
};

async function changeOne(
  scratch: ScratchWorkspace,
  run: number,
  times: number[],
  foreign: Set<string>,
): Promise<void> {
  const before = await readStore(scratch.siteDir);
  await scratch.changeOneLine(CHANGED, run);
  times.push(await seconds(() => scratch.site('deploy', CHANGED, '--build')));
  const after = await readStore(scratch.siteDir);
  if (after.registry.apps[CHANGED]?.current.version === before.registry.apps[CHANGED]?.current.version)
    throw new Error(`The change of ${CHANGED} did not reach the site`);
  for (const name of foreignChanges(before, after, CHANGED)) foreign.add(name);
}

async function seconds(action: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await action();
  return (performance.now() - started) / 1000;
}
