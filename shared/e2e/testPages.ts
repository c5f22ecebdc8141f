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
 * Declares a test for each page, which loads it once and checks what every page must satisfy: HTML, hydration, screen
 * sizes, keyboard, axe, empty forms and links.
 */
export function testPages(pages: readonly SpecPage[]): void {
  for (const spec of pages)
    test(`${spec.path} meets the requirements for every page`, async ({ page, context, complaints }) => {
      if (spec.status) complaints.expected.push(/status of 404/);
      await test.step('the HTML is complete and hydration keeps every node', () => arrive(page, spec));
      await test.step('the page fits narrow and zoomed screens', () => expectFits(page));
      if (!spec.partsTriedElsewhere)
        await test.step('all controls can be reached by keyboard', () => expectWalkable(page));
      await test.step('axe finds no violations with everything open and forms submitted empty', async () => {
        if (!spec.partsTriedElsewhere) await openAll(page);
        // What the fixed header covers depends on the scroll position.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectAccessible(page, 'opened and sent empty');
        expect.soft(await htmlFaults(await page.content()), 'as HTML, opened and sent empty').toEqual([]);
      });
      await test.step('all links lead to existing pages', async () => {
        await expectSoundLinks(page, spec.path);
        await expectPlacesStandClear(page, spec.path);
      });
      expect(await context.cookies(), 'no public page sets a cookie').toEqual([]);
    });
}

async function arrive(page: Page, spec: SpecPage): Promise<void> {
  const release = await holdApi(page);
  await page.addInitScript(() => {
    // The nodes of the HTML before any script has run.
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

/** Delays API responses, which may be newer than the HTML, until the original page has been checked. */
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

/** Opens everything that can be opened and submits every form, so that all fields show their errors. */
async function openAll(page: Page): Promise<void> {
  await page.locator('main details:not([open])').evaluateAll((all: HTMLDetailsElement[]) =>
    all.forEach((each) => {
      // Only one of a named group can be open at a time.
      each.removeAttribute('name');
      each.open = true;
    }),
  );
  for (const form of await formsReady(page)) {
    await form.locator('[type="submit"]').first().click();
    await expect(form.getByRole('alert').first()).toBeVisible();
  }
}
