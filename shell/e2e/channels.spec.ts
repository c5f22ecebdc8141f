import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerType } from '@hono/node-server';
import type { Page } from '@playwright/test';
import { appReady, expect, expectAccessible, TEST_SITE, test } from '@school/shared/e2e';
import { deploy } from '../release/deploy/deploy';
import { canariesFor, VISITOR_GROUPS } from '../release/site/canary';
import { folderStore } from '../release/site/folderStore';
import type { SiteStore } from '../release/site/store';
import { serveSite } from '../serve/server/serveSite';
import { freePort } from '../workspace/ports';
import { readSiteSettings, type SiteSettings } from '../workspace/settings';
import { WORKSPACE } from '../workspace/workspace';

// Two versions of one remote, on a separate site for each worker.
const FOLDER = join(WORKSPACE, '.test/channels', process.env['TEST_PARALLEL_INDEX'] ?? '0');
const built = (name: string) => join(WORKSPACE, name, 'dist');
const NEXT = join(FOLDER, 'next');

let store: SiteStore;
let settings: SiteSettings;
let server: ServerType;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(built('mf-donate'), NEXT, { recursive: true });
  // One more file makes another version.
  writeFileSync(join(NEXT, 'note.txt'), 'next');
  const env = { API_PORT: TEST_SITE.env.API_PORT, SITE_DIR: join(FOLDER, 'site') };
  settings = readSiteSettings({ ...env, SITE_PORT: String(await freePort()) });
  store = folderStore(settings.siteDir);
  const now = new Date();
  await deploy(store, ['shell', 'mf-public', 'mf-donate'].map(built), settings, now);
  await deploy(store, [NEXT], settings, now, { canary: 50 });
  await deploy(store, [NEXT], settings, now, { preview: 'new-form' });
  server = await serveSite(store, settings);
});

test.afterAll(() => {
  server?.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** Returns the versions of mf-donate whose scripts a page has loaded. */
const loadedVersions = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/apps\/mf-donate\/(\w+)\/.*\.js/.exec(name)?.[1] ?? []),
    ),
  ]);

async function versions() {
  const { apps, canaries } = await store.registry();
  return { current: apps['mf-donate']?.current.version, next: canaries?.['mf-donate']?.release.version };
}

for (const tries of [true, false])
  test(`a visitor who ${tries ? 'tries' : 'does not try'} a canary gets one version, by page load and by visit`, async ({
    page,
    context,
  }) => {
    const registry = await store.registry();
    const groups = Array.from({ length: VISITOR_GROUPS }, (_, group) => group);
    const group = groups.find((each) => canariesFor(registry, each).length > 0 === tries);
    await context.addCookies([{ name: 'group', value: String(group), url: settings.origin }]);
    const { current, next } = await versions();
    const expected = [tries ? next : current];

    await page.goto(`${settings.origin}/donate`);
    await appReady(page, 'mf-donate');
    expect(await loadedVersions(page)).toEqual(expected);

    await page.goto(settings.origin);
    await appReady(page, 'mf-public');
    await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
    await page.evaluate(() => window.history.pushState(null, '', '/donate'));
    await appReady(page, 'mf-donate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => 'visit' in window), 'it is the same document').toBe(true);
    expect(await loadedVersions(page)).toEqual(expected);
  });

test('staff preview in their own browser, which says so until they end it', async ({ page, browser }) => {
  const { previews } = await store.registry();
  const { current, next } = await versions();
  await page.goto(`${settings.origin}/previews/${previews?.['new-form']?.key}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview new-form');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show this preview' }).click();

  const mark = page.getByRole('complementary', { name: 'Preview' });
  await expect(mark).toContainText(`this browser shows mf-donate ${next?.slice(0, 7)}`);
  await appReady(page, 'mf-donate');
  expect(await loadedVersions(page)).toEqual([next]);
  await expectAccessible(page);
  await page.evaluate(() => window.history.pushState(null, '', '/'));
  await appReady(page, 'mf-public');
  await expect(mark).toBeVisible();

  const other = await browser.newPage();
  await other.context().addCookies([{ name: 'group', value: '200', url: settings.origin }]);
  await other.goto(settings.origin);
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await other.close();

  await page.goto(`${settings.origin}/donate`);
  await appReady(page, 'mf-donate');
  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(mark).toHaveCount(0);
  await expect(page).toHaveURL(`${settings.origin}/donate`);
  await appReady(page, 'mf-donate');
  const seen = await loadedVersions(page);
  expect([current, next].map((version) => seen.includes(version ?? '')).filter(Boolean)).toHaveLength(1);
});
