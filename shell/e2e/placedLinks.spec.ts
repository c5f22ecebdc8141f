import { join } from 'node:path';
import { expectAccessible, openAs, staff, TEST_SITE, visitor } from '@school/shared/e2e';
import { deploy } from '../release/deploy/deploy';
import { endPreview } from '../release/deploy/canary';
import { folderStore } from '../release/site/folderStore';
import { PREVIEWS_PATH } from '../release/site/preview';
import { readSiteSettings } from '../workspace/settings';
import { SAMPLE_REMOTE } from './sampleSite';
import { appReady, expect, test } from './sampleTest';

test('a remote’s links are in header and footer of all pages, with the frame composed and rendered', async ({
  page,
}) => {
  await page.goto('/about');
  await appReady(page, 'mf-public');
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Sample toasts' });
  await expect(inHeader).toBeVisible();
  const education = page.getByRole('contentinfo').getByRole('region', { name: 'Education' });
  await expect(education.getByRole('link').last()).toHaveText('Toasts of the sample');
  // Narrower, the navigation folds into the menu before it would run into the school's name.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(inHeader).toBeHidden();
  await expect(page.getByText('Menu', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await inHeader.click();
  await expect(page).toHaveURL(/\/sample\/toasts$/);
  await expect(inHeader).toHaveAttribute('aria-current', 'page');

  // The browser renders the frame itself after a page without one.
  await page.goto('/login');
  await appReady(page, 'mf-admin');
  await page.evaluate(() => window.history.pushState(null, '', '/about'));
  await expect(inHeader).toBeVisible();
  await expect(education.getByRole('link').last()).toHaveText('Toasts of the sample');
});

test('a remote’s staff page has the sidebar, the way back, the palette and the gate of the admin area', async ({
  page,
}) => {
  // People sign in at the tested site only. A preview shows the remote there, and to nobody else.
  const site = (path: string) => TEST_SITE.origin + path;
  const settings = readSiteSettings(TEST_SITE.env);
  const store = folderStore(settings.siteDir);
  const sample = join(SAMPLE_REMOTE, 'dist');
  await deploy(store, [sample], settings, new Date(), { preview: 'staff-page' });
  const { previews } = await store.registry();
  await page.goto(site(`${PREVIEWS_PATH}/${previews?.['staff-page']?.key}`));
  await page.getByRole('button', { name: 'Show this preview' }).click();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await page.goto(site('/admin/samples'));
  await expect(page, 'only for signed-in users').toHaveURL(/\/login/);

  await openAs(page, staff, site('/admin/overview'));
  const entry = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Samples' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Samples' })).toBeVisible();
  await expect(page.getByText('Every sample is in its place.')).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('Every sample is in its place.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('every sample');
  await expect(page.getByRole('option', { name: /^Samples/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await openAs(page, visitor, site('/admin/samples'));
  await expect(page.getByText('You are signed in, but a role is missing')).toBeVisible();
  await expect(page.getByText('Every sample is in its place.')).toBeHidden();
  await endPreview(store, 'staff-page', settings);
});
