import type { Locator, Page } from '@playwright/test';
import { appReady, expect, openAs, staff, test } from '@school/shared/e2e';
import { PUBLIC_PAGES } from './allPages';
import { translatePages } from './translatePages';

// Any error fails a test except this: text translated before hydration differs, and React renders that part again,
// which then works normally.
test.beforeEach(async ({ page, complaints }) => {
  complaints.expected.push(/React error #418/);
  await translatePages(page);
});

const translated = (page: Page) => page.waitForFunction(() => document.querySelector('main font font'));

/** Opens one part after another, selects choices in each and submits its form empty. */
async function use(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await useForms(main);
  for (const details of await main.locator('details').all()) {
    // Opening a part may close another, so each is checked again.
    const summary = details.locator('summary').first();
    if (!(await summary.isVisible()) || (await details.getAttribute('open')) !== null) continue;
    // React may render a translated part again between the look and the press.
    await expect(() => summary.click({ force: true })).toPass({ timeout: 20_000 });
    await useForms(details);
  }
}

async function useForms(part: Locator): Promise<void> {
  for (const select of await part.locator('select').all())
    if ((await select.isVisible()) && (await select.isEnabled())) await select.selectOption({ index: 1 });
  for (const radio of await part.locator('input[type=radio]').all())
    // As above.
    await expect(async () => {
      if ((await radio.isVisible()) && (await radio.isEnabled())) await radio.check({ force: true });
    }).toPass({ timeout: 20_000 });
  for (const send of await part.locator('form [type=submit]').all())
    if (await send.isVisible()) await send.click();
}

for (const { path, app, status } of PUBLIC_PAGES.filter(({ partsTriedElsewhere }) => !partsTriedElsewhere))
  test(`${path} works when a translator has changed it`, async ({ page, complaints }) => {
    if (status) complaints.expected.push(/status of 404/);
    await page.goto(path);
    await appReady(page, app);
    await translated(page);
    await use(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('the search on a translated site handles several queries', async ({ page }) => {
  await page.goto('/about');
  await appReady(page, 'mf-public');
  await translated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog');
  const results = dialog.getByRole('list', { name: 'Results' }).getByRole('link');
  for (const query of [
    'piano',
    'jury',
    'violin lessons children',
    'piano fee',
    'xylophone',
    'musical instruments',
    'pia',
  ]) {
    await dialog.getByRole('searchbox').fill(query);
    if (query !== 'xylophone') await expect(results.first()).toBeVisible();
    else await expect(dialog.getByRole('status')).toHaveText(/xylophone/);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('staff sign in and search a list of a translated admin area', async ({ page }) => {
  await openAs(page, staff, '/admin/donations');
  await translated(page);
  const search = page.getByRole('main').getByRole('searchbox').first();
  for (const query of ['Ama', 'zzzz', '']) {
    await search.fill(query);
    await search.press('Enter');
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
