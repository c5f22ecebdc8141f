import { expectAccessible, openAs, staff, visitor } from '@school/shared/e2e';
import { appReady, expect, test } from './sampleTest';
import { atSite, previewSample } from './staffSample';

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

test('a remote’s card is at the end of the home page', async ({ page }) => {
  await page.goto('/');
  await appReady(page, 'mf-public');
  const cards = page.getByRole('region', { name: 'Also at the school' });
  await expect(cards.getByRole('heading', { name: 'Sample card' })).toBeVisible();
  await expectAccessible(page, 'with a card');
  await cards.getByRole('link', { name: 'Open the sample' }).click();
  await expect(page).toHaveURL(/\/sample\/toasts$/);
});

test('a remote’s staff page has the sidebar, the way back, the palette and the gate of the admin area', async ({
  page,
}) => {
  // People sign in at the tested site only.
  const end = await previewSample(page, 'staff-page');
  await page.goto(atSite('/admin/samples'));
  await expect(page, 'only for signed-in users').toHaveURL(/\/login/);

  await openAs(page, staff, atSite('/admin/overview'));
  const entry = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Samples' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Samples' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'List of samples' })).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('table', { name: 'List of samples' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('every sample');
  await expect(page.getByRole('option', { name: /^Samples/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Other areas' });
  await expect(tiles.getByText(/^[\d,]+\+? new$/)).toBeVisible();
  await tiles.getByRole('link', { name: 'Samples' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Samples' })).toBeVisible();

  await openAs(page, visitor, atSite('/admin/samples'));
  await expect(page.getByText('You are signed in, but a role is missing')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
  await end();
});
