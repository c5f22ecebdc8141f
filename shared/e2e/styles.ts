import { expect, type Page } from '@playwright/test';

/**
 * Expects that no rule of a component stands twice on the page: its second copy would win over what builds on the
 * first, wherever the browser does not render that again.
 */
export async function expectRulesOnce(page: Page): Promise<void> {
  const twice = await page.evaluate(() => {
    const known = new Set<string>();
    return [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.startsWith('.'))
      .filter((rule) => known.has(rule) || !known.add(rule));
  });
  expect(twice, 'rules that stand twice').toEqual([]);
}
