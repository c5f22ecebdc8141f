import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, needChromium } from '../cli/chromium';
import { command } from '../cli/settings';
import { openBenchSite } from './benchSite';
import type { Measure } from './measure';
import { measureClick } from './measureClick';
import { measureCrowd } from './measureCrowd';
import { measureFederation } from './measureFederation';
import { measureHeap } from './measureHeap';
import { measureLcp } from './measureLcp';
import { measureRebuild } from './measureRebuild';
import { measureScripts } from './measureScripts';
import { measureShift } from './measureShift';
import { readOptions } from './options';
import { writeReport } from './report';
import { tableOf, type Row } from './table';

const MEASURES: Readonly<Record<string, Measure>> = {
  lcp: measureLcp,
  scripts: measureScripts,
  federation: measureFederation,
  shift: measureShift,
  rebuild: measureRebuild,
  crowd: measureCrowd,
  click: measureClick,
  heap: measureHeap,
};

// npm run bench: measures the whole site on this machine and says which goals it meets.
await command(async () => {
  const { runs, only } = readOptions(process.argv.slice(2), Object.keys(MEASURES));
  const executablePath = needChromium();
  const sites = await openBenchSite();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const rows: Row[] = [];
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (only && only !== name) continue;
      console.log(`Measuring ${name} …`);
      rows.push(...(await measure({ browser, sites, runs })));
    }
    console.log(`\n${tableOf(rows)}\n`);
    // One measure alone is no report: the file keeps the last whole one.
    if (!only) console.log(await writeReport(rows, { now: new Date(), runs, chromium: browser.version() }));
  } finally {
    await browser.close();
    await sites.close();
  }
});
