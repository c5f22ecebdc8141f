import type { Page } from '@playwright/test';
import { expect, open, test } from '@school/shared/e2e';

/** Pages that people take along on paper, with words that must stand on it. */
const PAGES = [
  { path: '/learn/piano', app: 'mf-public', words: ['44–48 sessions', 'How it is assessed'] },
  { path: '/projects', app: 'mf-public', words: ['Coming up on stage', 'MATE 2025'] },
  { path: '/music-competition', app: 'mf-competition', words: ['The rules of the room', 'Asked before'] },
] as const;

/** The width of what is printed of an A4 sheet, in CSS pixels. */
const PAPER = { width: 688, height: 1000 };

async function onPaper(page: Page, path: string, app: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await open(page, path, app);
  await page.emulateMedia({ media: 'print' });
}

for (const { path, app, words } of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} on paper is its words, black on white (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await onPaper(page, path, app);

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const text of words) await expect(page.getByText(text).first()).toBeVisible();
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);

      const shown = await page.evaluate(() => {
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const all = [...document.body.querySelectorAll('*')].filter(
          (element) => seen(element) && element.getBoundingClientRect().height > 1,
        );
        const plain = (value: string) => value === 'rgba(0, 0, 0, 0)' || value === 'rgb(255, 255, 255)';
        return {
          drawings: all.filter(({ tagName }) => tagName === 'svg').length,
          coloured: all
            .filter((element) => {
              const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
              return color !== 'rgb(0, 0, 0)' || !plain(backgroundColor) || backgroundImage !== 'none';
            })
            .map((element) => element.outerHTML.slice(0, 100)),
          wide: all.filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1).length,
        };
      });
      expect(shown).toEqual({ drawings: 0, coloured: [], wide: 0 });
    });
  }
}

test('answers that are closed on the screen are open on paper', async ({ page }) => {
  await open(page, '/music-competition', 'mf-competition');
  const answers = page.locator('#faqs details:not([open]) > :not(summary)');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const heights = await answers.evaluateAll((all) =>
    all.map((answer) => answer.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(2);
  for (const height of heights) expect(height).toBeGreaterThan(10);
});

test('a link to another site brings its address along', async ({ page }) => {
  await onPaper(page, '/projects', 'mf-public');
  const addressOf = (href: string) =>
    page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: 'A partner' });
      const words = document.querySelector('main p');
      if (!words) throw new Error('There are no words on this page');
      words.append(link);
      return getComputedStyle(link, '::after').content;
    }, href);
  expect(await addressOf('https://partner.example/music')).toContain('(');
  expect(await addressOf('https://partner.example/music')).toContain('https://partner.example/music');
  expect(await addressOf('/about')).toBe('none');
});

test('a page takes few sheets, and no card is cut by their edge', async ({ page }) => {
  await onPaper(page, '/learn/piano', 'mf-public');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(4);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main [data-ground=card], main tr, main dl > div')]
      .filter((card) => getComputedStyle(card).breakInside !== 'avoid')
      .map((card) => card.outerHTML.slice(0, 100)),
  );
  expect(cut).toEqual([]);
});
