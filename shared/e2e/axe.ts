import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { TWO_LOOKS, inLooks, type Look } from './looks';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 up to level AA with axe's best practices and experimental rules. Level AAA, which the project does not
 * promise, and rules that axe has retired are left out.
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** This rule never reports a violation, it only asks for a manual check, and it takes a tenth of the time. */
const RULES = { 'hidden-content': { enabled: false } };

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/**
 * Returns the violations that axe finds on the page, with element and reason. Also reports duplicate and unusable ids,
 * for which axe has no rule.
 * @param within limits the check to a part of the page when the rest was checked before
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
 * Expects axe to find no violations.
 * @param state describes the page's state in the failure message
 * @param looks the screens to check
 * @param within limits the check to a part of the page when the rest was checked before
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
