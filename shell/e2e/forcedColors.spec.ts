import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '@school/shared/e2e';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Expects a selected element's background to differ from an unselected one's. */
async function expectTellable(chosen: Locator, other: Locator): Promise<void> {
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(chosen)).not.toBe(await ground(other));
}

/** Returns the system's selection colour. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust:none;background-color:Highlight';
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });

const GIVE = '/donate/4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11/mate';

test('in forced colours a selected amount and payment method differ from the others', async ({ page }) => {
  await open(page, GIVE, 'mf-donate');
  for (const name of [/^GH₵ 500|500/, /^Card/]) {
    const chosen = page.getByRole('radio', { name }).first();
    await chosen.check({ force: true });
    const group = page.locator('label:has(input[type=radio])');
    const label = group.filter({ has: page.locator('input:checked') });
    for (const each of await label.all())
      await expect(each).toHaveCSS('background-color', await highlight(page));
    await expectTellable(label.first(), group.filter({ has: page.locator('input:not(:checked)') }).first());
  }
});

test('in forced colours a ticked checkbox and the current menu link can be told apart', async ({ page }) => {
  await open(page, '/community', 'mf-public');
  const box = page.getByLabel('Concerts and recitals');
  await expect(box).toHaveCSS('appearance', 'auto');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expectTellable(nav.locator('a[aria-current]'), nav.locator('a:not([aria-current])').first());
});

test('in forced colours focus has an outline that is not a shadow', async ({ page }) => {
  await open(page, '/about', 'mf-public');
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  }
});
