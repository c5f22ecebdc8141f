import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../workspace/chromium';
import { expectAccessible } from '@school/shared/e2e';
import { appReady, expect, test } from './sampleTest';

const { step } = test;

// With scroll bars, which a modal can affect so that the page moves.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openPage(page: Page): Promise<void> {
  await page.goto('/sample/modal');
  await appReady(page, 'mf-sample');
}

async function openModal(page: Page, which = 'Open the first'): Promise<void> {
  await button(page, which).click();
  await expect(dialog(page)).toBeVisible();
}

async function closeModal(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('a modal whose code was broken opens by the same press, from a cache-busted URL', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/'integrity' attribute/);
  await page.route(/\/assets\/ModalHost-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export function' }),
  );
  await openPage(page);
  await openModal(page);
  await expect(dialog(page)).toHaveAccessibleName('The first');
});

const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the close button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click on the overlay': (page) => page.mouse.click(30, 450),
};

test('opening, closing and keeping a modal', async ({ page }) => {
  await openPage(page);
  await step('the page behind does not move when it opens', async () => {
    const right = () =>
      page
        .getByRole('link', { name: 'Upcoming Event' })
        .first()
        .evaluate((link) => link.getBoundingClientRect().right);
    const before = await right();
    await button(page, 'Open the first').click();
    await expect(dialog(page)).toBeVisible();
    expect(Math.abs((await right()) - before)).toBeLessThan(1);
    await closeModal(page);
  });
  await step('one modal at a time: opening another replaces it', async () => {
    await openModal(page);
    await expect(dialog(page)).toHaveAccessibleName('The first');
    await button(page, 'Go on to the second').click();
    await expect(dialog(page)).toHaveAccessibleName('The second');
    await expect(dialog(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'The first' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, 'Open the first')).toBeFocused();
  });
  for (const [way, close] of Object.entries(WAYS))
    await step(`closes by ${way} and returns focus`, async () => {
      await openModal(page);
      await dialog(page).getByLabel('A word').fill('typed');
      await dialog(page).getByRole('heading').click();
      await expect(dialog(page)).toBeVisible();
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page, 'Open the first')).toBeFocused();
    });
  await step('a press that begins inside and ends on the overlay does not close it', async () => {
    await openModal(page);
    await dialog(page).getByLabel('A word').hover();
    await page.mouse.down();
    await page.mouse.move(30, 450);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await closeModal(page);
  });
  await step('a required modal is closed only by its own action', async () => {
    await openModal(page, 'Open the required one');
    await expect(dialog(page)).toHaveAccessibleName('It is required');
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
    // The browser would not let the page cancel a second Escape in a row.
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await page.mouse.click(30, 450);
    await expect(dialog(page)).toBeVisible();
    await button(page, 'Agree').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, 'Open the required one')).toBeFocused();
  });
  await step('focus stays inside, and the page behind is inert', async () => {
    await openModal(page);
    const inside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own controls come between the last element and the first: then the body has focus.
        return activeElement === document.body || !!activeElement?.closest('dialog');
      });
    const reached = new Set<string>();
    for (const key of [...Array<string>(9).fill('Tab'), ...Array<string>(9).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await inside()).toBe(true);
      reached.add(await page.evaluate(() => document.activeElement?.tagName ?? ''));
    }
    expect([...reached]).toEqual(expect.arrayContaining(['INPUT', 'BUTTON']));
    const behind = page.getByRole('link', { name: 'Community' });
    await behind.focus();
    await expect(behind).not.toBeFocused();
    await closeModal(page);
  });
  await step('the page behind does not scroll while it is open, and does again afterwards', async () => {
    await openModal(page);
    const scrollAside = async () => {
      await page.mouse.move(30, 450);
      await page.mouse.wheel(0, 400);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      return page.evaluate(() => window.scrollY);
    };
    expect(await scrollAside()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(scrollAside).toBeGreaterThan(0);
  });
  await step(
    'a toast that appears while it is open is in the top layer too, and can be closed afterwards',
    async () => {
      await openModal(page);
      await button(page, 'Say so').click();
      const toast = page.locator('[data-toast]');
      await expect(toast).toBeVisible();
      await expect(page.locator(':popover-open')).toContainText('Heard');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(toast).toBeVisible();
      await toast.getByRole('button', { name: 'Close this message' }).click();
      await expect(toast).toHaveCount(0);
    },
  );
});

test('it fits each screen, has no axe violations, and leaving the page closes it', async ({ page }) => {
  await openPage(page);
  await step('it is at most 660 px wide and fits on a phone', async () => {
    await openModal(page);
    const width = async () => (await dialog(page).boundingBox())?.width ?? 0;
    expect(await width()).toBe(660);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await width()).toBeLessThanOrEqual(390);
    expect(await width()).toBeGreaterThan(300);
    await page.setViewportSize({ width: 1440, height: 900 });
    await closeModal(page);
  });
  await step('axe finds no violations in a modal', async () => {
    await openModal(page);
    await expectAccessible(page, 'a modal open');
    await closeModal(page);
  });
  await step('leaving the page closes it', async () => {
    await openModal(page);
    await button(page, 'Go on to the second').click();
    await page.getByRole('link', { name: 'Leave the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toasts');
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(button(page, 'Open the first')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});
