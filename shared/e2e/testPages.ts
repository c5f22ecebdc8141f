import type { Page, Route } from '@playwright/test';
import { htmlFaults } from '../src/testing/htmlFaults';
import { expectAccessible } from './axe';
import { expectWellComposed } from './composedPage';
import { formsReady } from './forms';
import { expectWalkable } from './keyboard';
import { expectFits } from './layout';
import { expectPlacesStandClear, expectSoundLinks } from './linkedPlaces';
import type { SpecPage } from './pages';
import { appReady, expect, test } from './site';
import { expectRulesOnce } from './styles';

/**
 * Declares one test for each page, which loads it once and looks at all that holds for every page: its HTML, that
 * hydration keeps it, sizes of the screen, keyboard, axe, forms sent empty, and links.
 */
export function testPages(pages: readonly SpecPage[]): void {
  for (const spec of pages)
    test(`${spec.path} keeps what every page promises`, async ({ page, context, complaints }) => {
      if (spec.status) complaints.expected.push(/status of 404/);
      await test.step('its HTML arrives whole, and hydration keeps every node', () => arrive(page, spec));
      await test.step('it fits narrow and zoomed screens', () => expectFits(page));
      if (!spec.partsTriedElsewhere)
        await test.step('it can be walked by keyboard', () => expectWalkable(page));
      await test.step('axe objects to nothing when all is open and forms are sent empty', async () => {
        if (!spec.partsTriedElsewhere) await openAll(page);
        // What the bar covers depends on how far the page happens to be scrolled.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectAccessible(page, 'opened and sent empty');
        expect.soft(await htmlFaults(await page.content()), 'as HTML, opened and sent empty').toEqual([]);
      });
      await test.step('its links lead somewhere', async () => {
        await expectSoundLinks(page, spec.path);
        await expectPlacesStandClear(page, spec.path);
      });
      expect(await context.cookies(), 'no public page sets a cookie').toEqual([]);
    });
}

async function arrive(page: Page, spec: SpecPage): Promise<void> {
  const release = await holdApi(page);
  await page.addInitScript(() => {
    // The nodes as the HTML brought them, before any script has run.
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { arrived: [...document.querySelectorAll('main *, header *, footer *')] });
    });
  });
  const response = await page.goto(spec.path);
  await appReady(page, spec.app);
  const lost = await page.evaluate(() => {
    const { arrived } = window as unknown as { arrived: Element[] };
    return arrived.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 120));
  });
  expect(lost, 'hydration keeps every node').toEqual([]);
  await expectRulesOnce(page);
  await release();

  expect(response?.status()).toBe(spec.status ?? 200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(spec.frame === 'none' ? 0 : 1);
  await expect(page.getByRole('contentinfo')).toHaveCount(spec.frame === 'site' ? 1 : 0);
  await expectWellComposed(page, (await response?.text()) ?? '', spec);
}

/** What the API says may be newer than the page: it waits until the page as it came has been looked at. */
async function holdApi(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  const hold = (route: Route) => (isHeld ? void held.push(route) : route.continue());
  await page.route('**/api/**', hold);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute('**/api/**', hold);
  };
}

/** Opens what can be opened, and sends every form as it is, so that all fields have something to say. */
async function openAll(page: Page): Promise<void> {
  await page.locator('main details:not([open])').evaluateAll((all: HTMLDetailsElement[]) =>
    all.forEach((each) => {
      // Of a named group one alone can be open.
      each.removeAttribute('name');
      each.open = true;
    }),
  );
  for (const form of await formsReady(page)) {
    await form.locator('[type="submit"]').first().click();
    await expect(form.getByRole('alert').first()).toBeVisible();
  }
}
