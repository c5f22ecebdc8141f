import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { TWO_LOOKS, inLooks, type Look } from './looks';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 to level AA with axe's own best practices and its experimental rules. Left out are the rules of level AAA,
 * which nobody has promised, and those that axe has retired.
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Only asks a person to look, and never objects; it takes a tenth of the time. */
const RULES = { 'hidden-content': { enabled: false } };

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/**
 * What axe objects to on the page as it stands, with the place and the reason; and ids that two elements have, or that no
 * reference can name, about which axe has no rule.
 * @param within a part of the page, where the rest has been looked at before
 */
export async function objections(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([tags, rules, part]) => {
      const { axe } = window as unknown as {
        axe: { run: (part: string, options: object) => Promise<{ violations: Violation[] }> };
      };
      return (await axe.run(part, { runOnly: tags, rules, resultTypes: ['violations'] })).violations;
    },
    [TAGS, RULES, within] as const,
  );
  const objected = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  return [...(await wrongIds(page)), ...objected];
}

function wrongIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const wrong = ids.filter((id, at) => id === '' || /\s/.test(id) || ids.indexOf(id) < at);
    return wrong.map((id) => `id: "${id}" is empty, has blanks or is there twice`);
  });
}

/**
 * Expects axe to object to nothing. @param state what the page is in
 * @param looks on which screens
 * @param within a part of the page, where the rest has been looked at before
 */
export function expectAccessible(
  page: Page,
  state = 'as it comes',
  looks: readonly Look[] = TWO_LOOKS,
  within?: string,
): Promise<void> {
  return inLooks(page, looks, async (look) =>
    expect.soft(await objections(page, within), `${state}, ${look}`).toEqual([]),
  );
}
