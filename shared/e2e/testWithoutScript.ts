import type { Locator, Page } from '@playwright/test';
import type { SpecPage } from './pages';
import { expect, test } from './site';

/** Declares a test that visits all pages without JavaScript. */
export function testWithoutScript(pages: readonly SpecPage[]): void {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('every page can be read and used', async ({ page, complaints }) => {
      complaints.expected.push(/preloaded using link preload/);
      for (const { path } of pages)
        await test.step(path, async () => {
          await page.goto(path);
          await expectReadable(page);
          const main = page.getByRole('main');
          await openAnswers(main);
          await expectFormsSayWhereToTurn(main);
          // A button that does nothing would mislead.
          const idle = main.locator('button:visible:not(form *)');
          expect(await idle.allInnerTexts(), 'buttons that need a script').toEqual([]);
        });
    });
  });
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  const text = await main.innerText();
  expect(text.length).toBeGreaterThan(200);
  expect(text, 'no placeholder waits for a script').not.toMatch(/\bloading\b/i);
  await expect(main.locator('[aria-busy="true"]:visible')).toHaveCount(0);
}

/** Expects disclosures to open without a script. */
async function openAnswers(main: Locator): Promise<void> {
  for (const details of await main.locator('details').all()) {
    // Some are collapsed only on a phone.
    if (!(await details.isVisible())) continue;
    if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
    const answer = details.locator('> :not(summary)').first();
    await expect(answer).toBeVisible();
    expect((await answer.innerText()).trim()).not.toBe('');
  }
}

/** Expects a form that needs a script to say so and name an alternative. Others are answered. */
async function expectFormsSayWhereToTurn(main: Locator): Promise<void> {
  for (const form of await main.locator('form:visible').all()) {
    if ((await form.getAttribute('action'))?.startsWith('/forms/')) continue;
    const instead = form.locator('xpath=ancestor::section[1]').locator('noscript').first();
    await expect(instead).toBeVisible();
    await expect(instead.getByRole('link').first()).toHaveAttribute('href', /^(mailto|tel):/);
  }
}
