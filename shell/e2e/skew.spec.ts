import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerType } from '@hono/node-server';
import type { Page } from '@playwright/test';
import { appReady, expect, TEST_SITE, test } from '@school/shared/e2e';
import { deploy } from '../release/deploy/deploy';
import { rollBack } from '../release/deploy/rollBack';
import { serveSite } from '../serve/server/serveSite';
import { folderStore } from '../release/site/folderStore';
import type { SiteStore } from '../release/site/store';
import { freePort } from '../workspace/ports';
import { readSiteSettings, type SiteSettings } from '../workspace/settings';
import { WORKSPACE } from '../workspace/workspace';
import { makeEarlierShell } from './earlierShell';
import { build, NEXT_SAMPLE, SAMPLE_REMOTE } from './sampleSite';

// Three generations of the shell with remotes of two, on a separate site with consecutive tests.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const FOLDER = join(WORKSPACE, '.test/skew');
/** From before today's remotes needed a certain name. */
const OLDEST_SHELL = join(FOLDER, 'oldest-shell');
/** Has everything that today's remotes need, but not what the next generation of the sample needs. */
const PREVIOUS_SHELL = join(FOLDER, 'previous-shell');
const built = (name: string) => join(WORKSPACE, name, 'dist');

const OLD_NAME = 'useHeldReload';
const NEW_NAME = 'DeadlineError';
const SECTION = { '/': 'mf-public', '/donate/projects/mate': 'mf-donate', '/sample/toasts': 'mf-sample' };

let store: SiteStore;
let settings: SiteSettings;
let server: ServerType;

const put = (...folders: string[]) => deploy(store, folders, settings, new Date());

test.beforeAll(async () => {
  test.setTimeout(240_000);
  rmSync(FOLDER, { recursive: true, force: true });
  makeEarlierShell(OLDEST_SHELL, [OLD_NAME, NEW_NAME]);
  makeEarlierShell(PREVIOUS_SHELL, [NEW_NAME]);
  build(NEXT_SAMPLE);
  const env = { API_PORT: TEST_SITE.env.API_PORT, SITE_DIR: join(FOLDER, 'site') };
  settings = readSiteSettings({ ...env, SITE_PORT: String(await freePort()) });
  store = folderStore(settings.siteDir);
  await put(OLDEST_SHELL, join(SAMPLE_REMOTE, 'dist'));
  await put(PREVIOUS_SHELL, built('mf-public'), built('mf-donate'));
  server = await serveSite(store, settings);
});

test.afterAll(() => {
  server?.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** Returns the line that refuses a change of the site, with `V` for versions, and checks that nothing has changed. */
async function refusal(change: Promise<unknown>): Promise<string> {
  const before = await store.registry();
  const said = await change.then(
    () => 'nothing was refused',
    (error: unknown) => (error as Error).message,
  );
  expect(await store.registry()).toEqual(before);
  return said.replace(/\b[0-9a-f]{12}\b/g, 'V');
}

/** Opens a page of each remote, and then walks through them without a page load. */
async function expectWhole(page: Page): Promise<void> {
  for (const [path, app] of Object.entries(SECTION)) {
    await page.goto(settings.origin + path);
    await appReady(page, app);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await walk(page);
}

async function walk(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  for (const [path, app] of Object.entries(SECTION)) {
    await page.evaluate((to) => window.history.pushState(null, '', to), path);
    await appReady(page, app);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'visit' in window), 'it is the same document').toBe(true);
}

test('new remotes work on the previous shell, which has all that they need', async ({ page }) => {
  await expectWhole(page);
});

test('a shell without what remotes use is refused, by deploy or rollback, without effect', async ({
  page,
}) => {
  const line = ['mf-public', 'mf-donate']
    .map((app) => `${app} V needs ${OLD_NAME} of @school/shared, which shell V does not provide`)
    .join('; ');
  expect(await refusal(put(OLDEST_SHELL))).toBe(line);
  expect(await refusal(rollBack(store, 'shell', settings))).toBe(line);
  await expectWhole(page);
});

test('a remote that needs a newer shell is refused, and the previous one stays', async ({ page }) => {
  expect(await refusal(put(join(NEXT_SAMPLE, 'dist')))).toBe(
    `mf-sample V needs ${NEW_NAME} of @school/shared, which shell V does not provide`,
  );
  await expectWhole(page);
});

test('previous remotes work on the new shell, and an open page keeps working', async ({ page, context }) => {
  await page.goto(settings.origin);
  await appReady(page, 'mf-public');
  await put(built('shell'));
  await walk(page);
  const fresh = await context.newPage();
  await expectWhole(fresh);
  await fresh.close();
});

test('an endpoint of only one remote is part of that remote, and the shell is not rebuilt for it', async ({
  page,
}) => {
  const { apps } = await store.registry();
  await put(join(NEXT_SAMPLE, 'dist'));
  const { 'mf-sample': _, ...others } = (await store.registry()).apps;
  expect(apps).toMatchObject(others);

  const expectProjects = async () => {
    await expect(page.getByText('No answer within 5 seconds')).toBeVisible();
    await expect(page.getByText(/\bmate\b.*\bvehicle\b/)).toBeVisible();
  };
  await page.goto(`${settings.origin}/sample/next`);
  await appReady(page, 'mf-sample');
  await expectProjects();
  // From a page whose own endpoints are cached already.
  await page.goto(`${settings.origin}/donate/projects/mate`);
  await appReady(page, 'mf-donate');
  await page.evaluate(() => window.history.pushState(null, '', '/sample/next'));
  await expectProjects();

  expect(await refusal(rollBack(store, 'shell', settings))).toBe(
    `mf-sample V needs ${NEW_NAME} of @school/shared, which shell V does not provide`,
  );
});
