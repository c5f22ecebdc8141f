import { expect, type Page } from '@playwright/test';

/**
 * Expects no CSS rule of a component to appear twice. The second copy would override extending components where the
 * browser does not render that rule again.
 */
export async function expectRulesOnce(page: Page): Promise<void> {
  const twice = await page.evaluate(() => {
    const seen = new Set<string>();
    return [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.startsWith('.'))
      .filter((rule) => seen.has(rule) || !seen.add(rule));
  });
  expect(twice, 'duplicate rules').toEqual([]);
}
