import type { Page } from '@playwright/test';
import { expect, open, PHONE, test } from '@school/shared/e2e';

const main = (page: Page) => page.getByRole('main');

for (const [path, app] of [
  ['/about', 'mf-public'],
  ['/music-competition', 'mf-competition'],
  ['/donate', 'mf-donate'],
] as const) {
  test(`${path}: the skip link skips the menu`, async ({ page }) => {
    await open(page, path, app);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main(page).locator(':focus')).toHaveCount(1);
  });
}

test('links work by Enter; the next page has focus, and Tab continues from its start', async ({ page }) => {
  await open(page, '/', 'mf-public');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn Music' });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn music with us');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Book a free trial lesson' })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(main(page)).toBeFocused();
});

for (const [path, app, first] of [
  ['/about', 'mf-public', 'Home'],
  ['/music-competition', 'mf-competition', 'Home'],
] as const) {
  test(`${path}: the menu of a phone opens by keyboard, and Escape returns focus`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path, app);
    const menu = page.getByRole('banner').locator('summary');
    const entry = page.getByRole('banner').getByRole('link', { name: first, exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(entry, 'leaving the menu closes it').toBeHidden();
  });
}
