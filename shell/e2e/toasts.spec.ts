import type { Locator, Page } from '@playwright/test';
import { expectAccessible, TWO_LOOKS } from '@school/shared/e2e';
import { appReady, expect, test } from './sampleTest';

const { step } = test;

const AUTO_CLOSE_MS = 5_000;
/** Longer than a toast takes to disappear, and much shorter than its timeout. */
const LEAVING_MS = 1_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toasts = (page: Page) => page.locator('[data-toast]');
const toast = (page: Page, text: string | RegExp) => toasts(page).filter({ hasText: text });

/** Opens the sample page with a stopped clock. */
async function openPage(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  const registry = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/registry.json'),
  );
  await page.goto('/sample/toasts');
  await appReady(page, 'mf-sample');
  // If the registry's ten seconds pass before it is read, the console says so.
  await registry;
  await page.clock.pauseAt(600_000);
}

async function add(page: Page, kind: string): Promise<Locator> {
  // The pointer would hover over this one where the last was closed, and pause its timer.
  await page.mouse.move(5, 700);
  const before = await toasts(page).count();
  // By keyboard, because toasts may cover the button.
  await button(page, `Add ${kind}`).press('Enter');
  await expect(toasts(page)).toHaveCount(before + 1);
  return toasts(page).last();
}

test('toasts whose code was broken appear by the same press, from a cache-busted URL', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/'integrity' attribute/);
  await page.route(/\/assets\/ToastHost-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export function' }),
  );
  await page.goto('/sample/toasts');
  await appReady(page, 'mf-sample');
  await button(page, 'Add one that stays').click();
  await expect(toast(page, 'It stays 1')).toBeVisible();
});

test('a toast closes after its time, which pauses while it is used', async ({ page }) => {
  await openPage(page);
  await step('a toast closes after 5 seconds', async () => {
    await button(page, 'Add info').click();
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(AUTO_CLOSE_MS - 1);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(1);
    await expectGone(page);
  });
  await step('a persistent one stays until it is closed', async () => {
    await add(page, 'one that stays');
    await page.clock.runFor(10 * 60_000);
    await toasts(page).getByRole('button', { name: 'Close this message' }).click();
    await expectGone(page);
  });
  await step('its timer pauses while hovered, and then resumes', async () => {
    const shown = await add(page, 'success');
    await page.clock.runFor(3_000);
    await shown.hover();
    await page.clock.runFor(60_000);
    await expect(shown).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(1_500);
    await expect(shown).toBeVisible();
    await page.clock.runFor(500);
    await expectGone(page);
  });
  await step('its timer pauses while the window has no focus', async () => {
    const shown = await add(page, 'success');
    await loseFocus(page, true);
    await page.clock.runFor(60_000);
    await expect(shown).toBeVisible();
    await loseFocus(page, false);
    await page.clock.runFor(AUTO_CLOSE_MS);
    await expectGone(page);
  });
  await step('its timer pauses while it has focus; Escape closes it and returns focus', async () => {
    const shown = await add(page, 'warning');
    const close = shown.getByRole('button', { name: 'Close this message' });
    await button(page, 'Add info').focus();
    await close.focus();
    await page.clock.runFor(60_000);
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expectGone(page);
    await expect(button(page, 'Add info')).toBeFocused();
  });
  for (const [side, direction] of [
    ['right', 1],
    ['left', -1],
  ] as const)
    await step(
      `dragged ${side} by less than 80 percent it springs back, by more it is dismissed`,
      async () => {
        const shown = await add(page, 'info');
        const rest = await shown.boundingBox();
        await drag(page, shown, 0.77 * direction);
        await page.mouse.move(700, 700);
        await leave(page);
        await expect.poll(async () => (await shown.boundingBox())?.x).toBe(rest?.x);
        await drag(page, shown, 0.83 * direction);
        await expectGone(page);
      },
    );
  await step('an update changes it in place and restarts its timer', async () => {
    const shown = await add(page, 'info');
    const element = await shown.elementHandle();
    await page.clock.runFor(4_000);
    await button(page, 'Update the last one').click();
    await expect(toast(page, 'It has changed')).toHaveAttribute('data-toast', 'success');
    await expect(toasts(page)).toHaveCount(1);
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    await page.clock.runFor(AUTO_CLOSE_MS - 1);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(1);
    await expectGone(page);
  });
});

test('toasts have their position and icons, and there are at most four', async ({ page }) => {
  await openPage(page);
  await step('each type has its own icon, and urgent ones interrupt', async () => {
    for (const [type, role, word] of [
      ['info', 'status', 'Info'],
      ['success', 'status', 'Done'],
      ['warning', 'alert', 'Warning'],
      ['error', 'alert', 'Error'],
      ['default', 'status', ''],
    ] as const) {
      await button(page, `Add ${type}`).click();
      const added = page.getByRole(role).filter({ hasText: `A toast of type ${type}` });
      await expect(added).toHaveAttribute('data-toast', type);
      await expect(added).toContainText(word);
      await removeLast(page);
    }
  });
  for (const width of [390, 1440])
    await step(`they are at the top centre, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const box = await (await add(page, 'info')).boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(60);
      expect(box?.x).toBeGreaterThan(0);
      await removeLast(page);
    });
  await step('a fifth removes the oldest', async () => {
    for (const kind of ['info', 'success', 'warning', 'error']) await add(page, kind);
    await button(page, 'Add default').press('Enter');
    await leave(page);
    await expect(toast(page, 'A toast of type default')).toBeVisible();
    await expect(toasts(page)).toHaveCount(4);
    await expect(toast(page, 'A toast of type info')).toHaveCount(0);
  });
});

test('removed toasts disappear and the others stay, in another app too', async ({ page }) => {
  await openPage(page);
  await step('a removed one disappears and cannot be updated, and the others stay', async () => {
    await add(page, 'one that stays');
    await add(page, 'error');
    await button(page, 'Remove the last one').click();
    await leave(page);
    await expect(toasts(page)).toHaveCount(1);
    await button(page, 'Update the last one').click();
    await expect(toasts(page)).toHaveText(/It stays 1/);
  });
  await step('they stay on navigation to another app', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
    await expect(page).toHaveURL('/donate');
    await expect(toast(page, 'It stays')).toBeVisible();
  });
});

/** Removes the last remaining toast. */
async function removeLast(page: Page): Promise<void> {
  await button(page, 'Remove the last one').press('Enter');
  await expectGone(page);
}

/** Lets a toast disappear: what the page does between its timers takes no time of the stopped clock. */
async function expectGone(page: Page): Promise<void> {
  await leave(page);
  await expect(toasts(page)).toHaveCount(0);
}

async function leave(page: Page): Promise<void> {
  for (let beat = 0; beat < 10; beat++) {
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => done());
          port1.start();
          port2.postMessage(null);
        }),
    );
    await page.clock.runFor(LEAVING_MS / 10);
  }
}

async function drag(page: Page, shown: Locator, share: number): Promise<void> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('There is no toast to drag');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + share * box.width, y, { steps: 5 });
  await page.mouse.up();
}

/** The test browser keeps every page focused, so this simulates focus changes. */
async function loseFocus(page: Page, lost: boolean): Promise<void> {
  await page.evaluate((away) => {
    Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => !away });
    window.dispatchEvent(new Event(away ? 'blur' : 'focus'));
  }, lost);
}

test('axe finds no violations in toasts', async ({ page }) => {
  await openPage(page);
  // Four are visible together; without window focus none closes by itself.
  await loseFocus(page, true);
  for (const type of ['info', 'success', 'warning', 'error']) await add(page, type);
  // axe waits by the page's own clock.
  await page.clock.resume();
  await expectAccessible(page, 'four toasts on the screen');
  await button(page, 'Remove the last one').press('Enter');
  await expect(toasts(page)).toHaveCount(3);
  await add(page, 'default');
  await expectAccessible(page, 'one without a type', TWO_LOOKS, '[data-toast="default"]');
});
