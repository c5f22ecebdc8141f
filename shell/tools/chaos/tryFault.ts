import type { Browser, Page } from '@playwright/test';
import type { Fault } from './faults';
import { TARGETS, type App } from './targets';

/** What happened to the page while a remote had a fault, and afterwards. */
export interface Outcome {
  readonly app: App;
  readonly fault: string;
  /** What the area showed. */
  readonly said: string;
  /** Milliseconds of the page's clock until it did. */
  readonly ms: number;
  /** Whether the frame was there and another remote opened meanwhile. */
  readonly others: boolean;
  /** What brought the remote back after the fault had ended. */
  readonly recovered: 'Try again' | 'by itself' | 'page load' | 'never';
  /** Kilobytes of objects afterwards. */
  readonly heap: number;
}

const PATIENCE_MS = 15_000;
const KB = 1024;

/** Opens another remote, visits one with a fault, ends the fault and comes back. @param fault undefined for a plain visit */
export async function tryFault(
  browser: Browser,
  origin: string,
  app: App,
  fault: Fault | undefined,
): Promise<Outcome> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    return await visit(page, app, fault);
  } finally {
    await context.close();
  }
}

async function visit(page: Page, app: App, fault: Fault | undefined): Promise<Outcome> {
  const start: App = app === 'mf-donate' ? 'mf-public' : 'mf-donate';
  const { path, page: module } = TARGETS[app];
  await page.clock.install();
  const mend = fault ? await plant(page, app, fault, module) : () => undefined;
  const registry = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/registry.json'),
  );
  await page.goto(TARGETS[start].path);
  await live(page, start);
  await registry;
  const began = await now(page);
  await go(page, path);
  if (fault?.press) await page.getByRole('button', { name: 'Planted' }).click({ timeout: PATIENCE_MS });
  const said = await shown(page, app);
  const ms = (await now(page)) - began;
  const others = await opens(page, start);
  await go(page, path);
  await shown(page, app);
  mend();
  const recovered = await recover(page, app);
  await opens(page, start);
  return { app, fault: fault?.name ?? 'none', said, ms, others, recovered, heap: await heapOf(page) };
}

/** Replaces a file. @returns a function that ends the fault */
async function plant(page: Page, app: App, { at, runs, answer }: Fault, module: string): Promise<() => void> {
  let isBroken = true;
  const file = at === 'entry' ? 'remoteEntry.js*' : `assets/${module}-*.js*`;
  await page.route(`**/apps/${app}/**/${file}`, (route) =>
    isBroken ? answer(route, module) : route.fallback(),
  );
  if (runs)
    await page.route('**/registry.json', async (route) => {
      const registry = (await (await route.fetch()).json()) as {
        apps: Record<string, { integrity?: unknown }>;
      };
      for (const each of Object.values(registry.apps)) delete each.integrity;
      await route.fulfill({ json: registry });
    });
  return () => void (isBroken = false);
}

const now = (page: Page) => page.evaluate(() => performance.now());
const go = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path);
const live = (page: Page, app: App, timeout = PATIENCE_MS) =>
  page.waitForSelector(`main > [data-app="${app}"][data-live] h1`, { state: 'attached', timeout });

/** Returns the message of an area or its heading, and lets the page's time pass until one appears. */
async function shown(page: Page, app: App): Promise<string> {
  const alert = page.getByRole('alert').first();
  for (let tries = 0; tries < 20; tries++) {
    if (await alert.isVisible())
      return (await alert.innerText())
        .split('\n')
        .filter((line) => line.trim())
        .slice(0, 2)
        .join(' – ');
    const heading = page.locator(`main > [data-app="${app}"] h1`).first();
    if (await heading.isVisible()) return `shows “${await heading.innerText()}”`;
    // Code that has arrived has this long before the clock is advanced.
    await alert.waitFor({ timeout: 400 }).catch(() => undefined);
    await page.clock.fastForward(tries < 5 ? 3_000 : 20_000);
  }
  return 'nothing';
}

/** Returns whether the frame is there and another remote opens. */
async function opens(page: Page, app: App): Promise<boolean> {
  await go(page, TARGETS[app].path);
  const isLive = await live(page, app).then(
    () => true,
    () => false,
  );
  return isLive && (await page.getByRole('banner').isVisible());
}

async function recover(page: Page, app: App): Promise<Outcome['recovered']> {
  const isBack = async () => {
    let planted = 0;
    // A busy machine takes long to load what it needs; the planted code stays if it is still there.
    for (let tries = 0; tries < 80 && planted < 12; tries++) {
      if (await page.getByText(/planted/i).count()) planted++;
      else if (await isWhole()) return true;
      await page.clock.runFor(100);
      await page.waitForTimeout(200);
    }
    return false;
  };
  const isWhole = async () =>
    (await page.locator(`main > [data-app="${app}"][data-live] h1`).count()) > 0 &&
    (await page.getByRole('alert').count()) === 0;
  const again = page.getByRole('button', { name: 'Try again' }).first();
  if (await again.isVisible()) {
    await again.click();
    if (await isBack()) return 'Try again';
  } else if (await isBack()) return 'by itself';
  await page.reload();
  return (await isBack()) ? 'page load' : 'never';
}

async function heapOf(page: Page): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time++) await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  return Math.round(usedSize / KB);
}
