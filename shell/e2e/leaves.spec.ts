import type { Page } from '@playwright/test';
import { differences, stateOf, watchState } from './pageState';
import { appReady, expect, test } from './sampleTest';

/** Pages without streams, which begin later: one without forms, and one of another remote for mf-public itself. */
const START = { path: '/privacy', app: 'mf-public' };
const OTHER_START = { path: '/donate/thank-you', app: 'mf-donate' };

/** Pages of each remote: what is read, and forms. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'mf-public': ['/community', '/learn/piano'],
  'mf-competition': ['/music-competition', '/music-competition/register'],
  'mf-donate': ['/donate', '/donate/projects/mate'],
  'mf-mate': ['/mate-2025', '/mate-2025?buy=seats'],
  'mf-admin': ['/login'],
};

/** What stays after a first visit on purpose, once per remote; see docs/decisions/global-effects.md. */
const STAYS = [
  // The share of each remote in Module Federation, and the shell's Redux store, which loads on first use.
  /^\+ window\.(__mf_init__|Symbol\(react-redux-context\))/,
  // The form kit records presses.
  /^\+ listener window pointer(down|up|cancel)$/,
];

async function go(page: Page, path: string, app: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  await appReady(page, app);
  await idle(page);
}

const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

async function openWatched(page: Page, { path, app }: typeof START): Promise<void> {
  await watchState(page);
  await page.goto(path);
  await appReady(page, app);
  await idle(page);
}

for (const [app, paths] of Object.entries(PAGES))
  test(`${app} leaves the page as it was`, async ({ page }) => {
    const start = app === START.app ? OTHER_START : START;
    await openWatched(page, start);
    const before = await stateOf(page);
    const changesSince = async (earlier: readonly string[]) =>
      differences(earlier, await stateOf(page)).filter(
        (line) => !STAYS.some((pattern) => pattern.test(line)),
      );
    for (const visit of ['the first visit', 'the second visit']) {
      for (const path of paths) await go(page, path, app);
      await go(page, start.path, start.app);
      await expect.poll(() => changesSince(before), visit).toEqual([]);
    }
    const presses = (await stateOf(page)).filter((line) => line === 'listener window pointerdown');
    expect(presses.length, 'the form kits of two remotes').toBeLessThanOrEqual(2);
  });

/** What the comparison finds of each effect that the sample leaves. */
const FOUND: Readonly<Record<string, readonly string[]>> = {
  global: ['+ window.leftBySample'],
  fetch: ['+ window.fetch', '- window.fetch'],
  prototype: ['+ Array.prototype.last'],
  promise: ['+ Promise.prototype.finally', '- Promise.prototype.finally'],
  history: ['+ history.pushState', '- history.pushState'],
  sheet: ['+ adopted style sheet'],
  font: ['+ font Own normal normal'],
  style: ['+ style body h1'],
  attribute: ['+ body data-left='],
  element: ['+ element aside '],
  storage: ['+ localStorage left'],
  windowListener: ['+ listener window resize'],
  documentListener: ['+ listener document click'],
};

test('what a remote leaves on the page is found: of each kind', async ({ page }) => {
  await openWatched(page, START);
  const leave = async (kind: string) => {
    await go(page, `/sample/leaves?leaves=${kind}`, 'mf-sample');
    await go(page, START.path, START.app);
  };
  await leave('nothing');
  for (const [kind, lines] of Object.entries(FOUND)) {
    const before = await stateOf(page);
    await leave(kind);
    expect(differences(before, await stateOf(page)), kind).toEqual(lines);
  }
});
