import type { Page } from '@playwright/test';
import { walkByTab, type Stop, PHONE, PUBLIC_PAGES, expect, open, test } from '@school/shared/e2e';

for (const { path, app } of PUBLIC_PAGES) {
  test(`${path} by keyboard: the way past the menu first, then everything in its order, and always seen`, async ({
    page,
  }) => {
    await open(page, path, app);
    const stops = await walkByTab(page);
    for (const { what, wrong } of stops) expect.soft(wrong, what).toEqual([]);
    const inDocument = stops.map(({ order }) => order);
    expect(inDocument, 'the order of the document').toEqual([...inDocument].sort((a, b) => a - b));
    const past = (await page.locator('nav').count()) > 0 ? 'Skip to content' : '';
    expect(stops[0]?.what).toContain(past);
    const landmarks = stops.map(({ landmark }) => ['before', 'header', 'main', 'footer'].indexOf(landmark));
    expect(landmarks, 'header, main, footer').toEqual([...landmarks].sort());

    await page.setViewportSize(PHONE);
    const onPhone = await walkByTab(page);
    for (const { what, wrong } of onPhone) expect.soft(wrong, `on a phone: ${what}`).toEqual([]);
    const passing = onPhone.filter(({ stays }) => !stays);
    const back = passing.filter((stop, at) => isAbove(stop, passing[at - 1]));
    expect(back, 'on a phone it leads down the page, never back up').toEqual([]);
  });
}

/** Of two columns the second may begin higher than the first one ends. */
function isAbove(stop: Stop, last: Stop | undefined): boolean {
  return !!last && stop.bottom <= last.top && stop.left < last.right && stop.right > last.left;
}

const main = (page: Page) => page.getByRole('main');

for (const [path, app] of [
  ['/about', 'mf-public'],
  ['/music-competition', 'mf-competition'],
  ['/donate', 'mf-donate'],
] as const) {
  test(`${path}: the skip link leads past the menu, into the page`, async ({ page }) => {
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

test('links lead on by Enter; the next page has the focus, and Tab goes on from its start', async ({
  page,
}) => {
  await open(page, '/', 'mf-public');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn Music' });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn music with us');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Choose an instrument' })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(main(page)).toBeFocused();
});

test('instruments are filtered by keyboard alone, and what came of it is said', async ({ page }) => {
  await open(page, '/learn', 'mf-public');
  await page.getByLabel('Class type').focus();
  await page.keyboard.type('Group');
  await expect(page.getByRole('status').filter({ hasText: '4 of 6 instruments' })).toBeVisible();
  await expect(page.getByLabel('Class type')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Mode of study')).toBeFocused();
  await page.keyboard.type('Online');
  await expect(page).toHaveURL(/class_type=group&mode=online/);
  await expect(page.getByRole('status').filter({ hasText: '3 of 6 instruments' })).toBeVisible();
});

test('questions open and close by Enter and by Space', async ({ page }) => {
  await open(page, '/music-competition', 'mf-competition');
  const question = page.locator('#faqs summary').first();
  const answer = page.locator('#faqs details > div').first();
  await question.focus();
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

for (const [path, app, first] of [
  ['/about', 'mf-public', 'Home'],
  ['/music-competition', 'mf-competition', 'Home'],
] as const) {
  test(`${path}: the menu of a phone opens by keyboard, and Escape gives the focus back`, async ({
    page,
  }) => {
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
    await expect(entry, 'whoever leaves the menu closes it').toBeHidden();
  });
}
