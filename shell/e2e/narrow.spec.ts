import { expect, open, test, ZOOMED } from '@school/shared/e2e';

test('at 200 % zoom the whole menu can be reached', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const [path, app, last] of [
    ['/', 'mf-public', 'Upcoming Event'],
    ['/music-competition', 'mf-competition', 'Register Now'],
  ] as const) {
    await open(page, path, app);
    const header = page.getByRole('banner');
    await header.getByText('Menu', { exact: true }).click();
    const entry = header.getByRole('link', { name: last });
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
});
