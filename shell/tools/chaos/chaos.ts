import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, needChromium } from '../../workspace/chromium';
import { Refusal } from '../../workspace/refusal';
import { WORKSPACE } from '../../workspace/workspace';
import { openBenchSite } from '../bench/benchSite';
import { command } from '../cli/command';
import { FAULTS } from './faults';
import { reportOf } from './report';
import { TARGETS, type App } from './targets';
import { tryFault, type Outcome } from './tryFault';

const FILE = 'docs/chaos.md';

// npm run chaos: gives each remote each fault in turn and writes what a visitor sees. --origin takes a running
// site, --only some remotes.
await command(async () => {
  const { values } = parseArgs({ options: { origin: { type: 'string' }, only: { type: 'string' } } });
  const executablePath = needChromium();
  const sites = values.origin === undefined ? await openBenchSite('quick') : undefined;
  const origin = values.origin ?? sites?.site.origin ?? '';
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const apps = (Object.keys(TARGETS) as App[]).filter((app) => values.only?.split(',').includes(app) ?? true);
  let outcomes: readonly Outcome[] = [];
  try {
    // Remotes are tried beside each other, because a visit mostly waits.
    outcomes = (await Promise.all(apps.map((app) => tryAll(browser, origin, app)))).flat();
  } finally {
    await browser.close();
    await sites?.close();
  }
  await writeFile(join(WORKSPACE, FILE), reportOf(outcomes, new Date().toISOString().slice(0, 10)));
  const misses = outcomes.filter(({ others, recovered }) => !others || recovered === 'never');
  if (misses.length > 0)
    throw new Refusal(misses.map(({ app, fault }) => `${app} did not stand ${fault}`).join('\n'));
});

async function tryAll(browser: Browser, origin: string, app: App): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const fault of [undefined, ...FAULTS]) {
    const outcome = await tryFault(browser, origin, app, fault).catch((error: unknown) =>
      failed(app, fault?.name, error),
    );
    console.log(`${app}, ${outcome.fault}: ${outcome.said}; ${outcome.recovered}`);
    outcomes.push(outcome);
  }
  return outcomes;
}

function failed(app: App, fault: string | undefined, error: unknown): Outcome {
  const [said = ''] = String(error).split('\n');
  return {
    app,
    fault: fault ?? 'none',
    said: `could not be tried: ${said}`,
    ms: 0,
    others: false,
    recovered: 'never',
    heap: 0,
  };
}
