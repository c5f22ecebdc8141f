import { expectAccessible, openAs, staff, visitor } from '@school/shared/e2e';
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
  await page.goto('/admin/samples');
  await expect(page, 'only for signed-in users').toHaveURL(/\/login/);

  await openAs(page, staff, '/admin/overview');
  const entry = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Samples' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Samples' })).toBeVisible();
  await expect(page.getByText('Every sample is in its place.')).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Back to Overview' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('Every sample is in its place.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('every sample');
  await expect(page.getByRole('option', { name: /^Samples/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await openAs(page, visitor, '/admin/samples');
  await expect(page.getByText('You are signed in, but a role is missing')).toBeVisible();
  await expect(page.getByText('Every sample is in its place.')).toBeHidden();
});
