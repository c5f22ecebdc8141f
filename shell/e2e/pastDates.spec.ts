import { expect, test } from '@school/shared/e2e';

test.use({ javaScriptEnabled: false });

/** The sample dates are of 2023 to early 2026, so all of them are past. */
for (const [path, text, count] of [
  ['/', /\(past\)/, 2],
  ['/bursaries', /Apply by .* \(past\)/, 3],
  ['/bursaries', /Answer on .* \(past\)/, 3],
  ['/mate-2025', 'Saturday (past)', 1],
  ['/music-art-challenge', /\(past\)$/, 4],
  ['/music-competition', /audition day \(past\)/, 2],
  ['/donate/projects/mate', 'to reach it by (past)', 1],
  ['/donate/new/mate', 'We wanted to reach the target by', 1],
  ['/music-competition/register', /Entries close on .* \(past\)\./, 1],
] as const)
  test(`${path} says that ${String(text)} is past`, async ({ page }) => {
    await page.goto(path);
    const texts = page.getByRole('main').locator('p, dt, dd, li > span');
    await expect(texts.filter({ hasText: text })).toHaveCount(count);
  });
