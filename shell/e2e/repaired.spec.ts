import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerType } from '@hono/node-server';
import { appReady, expect, TEST_SITE, test } from '@school/shared/e2e';
import { deploy } from '../release/deploy/deploy';
import { folderStore } from '../release/site/folderStore';
import type { SiteStore } from '../release/site/store';
import { serveSite } from '../serve/server/serveSite';
import { freePort } from '../workspace/ports';
import { readSiteSettings, type SiteSettings } from '../workspace/settings';
import { WORKSPACE } from '../workspace/workspace';
import { SAMPLE_REMOTE } from './sampleSite';

// A separate site for each worker, because the deploys would change the app of other tests.
const FOLDER = join(WORKSPACE, '.test/repaired', process.env['TEST_PARALLEL_INDEX'] ?? '0');
const REPAIRED = join(FOLDER, 'mf-sample');

let store: SiteStore;
let settings: SiteSettings;
let server: ServerType;

const put = (...folders: string[]) => deploy(store, folders, settings, new Date());

test.beforeEach(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  const env = { API_PORT: TEST_SITE.env.API_PORT, SITE_DIR: join(FOLDER, 'site') };
  settings = readSiteSettings({ ...env, SITE_PORT: String(await freePort()) });
  store = folderStore(settings.siteDir);
  repairSample();
  await put(join(WORKSPACE, 'shell/dist'), join(SAMPLE_REMOTE, 'dist'));
  server = await serveSite(store, settings);
});

test.afterEach(() => {
  server.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** Makes a build of the sample whose broken page no longer throws. */
function repairSample(): void {
  cpSync(join(SAMPLE_REMOTE, 'dist'), REPAIRED, { recursive: true });
  const assets = join(REPAIRED, 'assets');
  const file = readdirSync(assets).find((name) => /^ThrowsPage-.+\.js$/.test(name)) ?? '';
  const code = readFileSync(join(assets, file), 'utf8');
  expect(code).toContain('localStorage.getItem(');
  writeFileSync(join(assets, file), code.replace('localStorage.getItem(', 'String('));
  rmSync(join(assets, `${file}.br`), { force: true });
}

for (const change of ['as it was deployed', 'changed on the way'] as const)
  test(`Try again in a tab from before a repair: the repaired version comes ${change}`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/on purpose|failed to render|already registered|could not repair|integrity/);
    await page.goto(`${settings.origin}/sample/throws`);
    const alert = page.getByRole('alert');
    await expect(alert.getByText('The sample is broken on purpose', { exact: true })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.click();
    await expect(alert.getByText('The sample is broken on purpose', { exact: true })).toBeVisible();

    await put(REPAIRED);
    const version = (await store.registry()).apps['mf-sample']?.current.version ?? '';
    if (change === 'changed on the way')
      await page.route(`**/apps/mf-sample/${version}/assets/ThrowsPage-*.js`, async (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'document.title = "stolen"' }),
      );
    const answered = page.waitForResponse(`**/apps/mf-sample/${version}/integrity.json`);
    await tryAgain.click();
    await answered;
    if (change === 'as it was deployed') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mended');
      await test.step('other pages of the app are of the repaired version too', async () => {
        await page.evaluate(() => window.history.pushState(null, '', '/sample/toasts'));
        await appReady(page, 'mf-sample');
        await expect(page.getByRole('button', { name: 'Add info' })).toBeVisible();
      });
    } else {
      await expect(alert.getByText('The sample is broken on purpose', { exact: true })).toBeVisible();
      expect(await page.title()).not.toBe('stolen');
    }
    expect(await page.evaluate(() => 'visit' in window), 'it is the same document').toBe(true);
  });
