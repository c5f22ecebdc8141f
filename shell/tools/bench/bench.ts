import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, needChromium } from '../../workspace/chromium';
import { command } from '../cli/command';
import { Refusal } from '../../workspace/refusal';
import { openBenchSite } from './benchSite';
import type { Measure } from './measure';
import { measureClick } from './measureClick';
import { measureCrowd } from './measureCrowd';
import { measureFederation } from './measureFederation';
import { measureHeap } from './measureHeap';
import { measureLighthouse } from './measureLighthouse';
import { measureLists } from './measureLists';
import { measureLcp } from './measureLcp';
import { measurePresses } from './measurePresses';
import { measureReads } from './measureReads';
import { measureRebuild } from './measureRebuild';
import { measureScripts } from './measureScripts';
import { measureShift } from './measureShift';
import { readOptions } from './options';
import { writeReport } from './report';
import { tableOf } from './table';
import { takeMeasures } from './takeMeasures';

const MEASURES: Readonly<Record<string, Measure>> = {
  lcp: measureLcp,
  lighthouse: measureLighthouse,
  scripts: measureScripts,
  federation: measureFederation,
  shift: measureShift,
  rebuild: measureRebuild,
  crowd: measureCrowd,
  click: measureClick,
  presses: measurePresses,
  heap: measureHeap,
  reads: measureReads,
  lists: measureLists,
};

/**
 * Measures that a quick run skips: one builds the workspace several times, one creates a site with thirty more remotes,
 * one downloads its tool.
 */
const SLOW_MEASURES: ReadonlySet<string> = new Set(['rebuild', 'crowd', 'lighthouse']);

// npm run bench: measures the whole site on this machine and reports which goals it meets.
await command(async () => {
  const { runs, only, quick } = readOptions(process.argv.slice(2), Object.keys(MEASURES));
  const executablePath = needChromium();
  const sites = await openBenchSite(quick ? 'quick' : 'best');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const wanted = Object.entries(MEASURES).filter(([name]) =>
      only ? only === name : !quick || !SLOW_MEASURES.has(name),
    );
    const measured = await takeMeasures(wanted, { browser, sites, runs, quick });
    console.log(`\n${tableOf(measured.rows)}\n`);
    // A single measure writes no report, so that the file keeps the last complete one.
    if (!only && !quick)
      console.log(await writeReport(measured, { now: new Date(), runs, chromium: browser.version() }));
    if (measured.failures.length > 0) throw new Refusal(measured.failures.join('\n'));
  } finally {
    await browser.close();
    await sites.close();
  }
});
