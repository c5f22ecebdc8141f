import type { Page } from '@playwright/test';
import { expect, open, test } from '@school/shared/e2e';

/** Pages that people print, with text that must be printed. */
const PAGES = [
  { path: '/learn/piano', app: 'mf-public', texts: ['44–48 sessions', 'How it is assessed'] },
  { path: '/projects', app: 'mf-public', texts: ['Coming up on stage', 'MATE 2025'] },
  { path: '/music-competition', app: 'mf-competition', texts: ['Guidelines', 'Frequently asked questions'] },
] as const;

/** The printed width of an A4 sheet, in CSS pixels. */
const PAPER = { width: 688, height: 1000 };

async function onPaper(page: Page, path: string, app: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await open(page, path, app);
  await page.emulateMedia({ media: 'print' });
}

for (const { path, app, texts } of PAGES) {
  test(`${path} prints its text in black on white`, async ({ page }) => {
    await onPaper(page, path, app);
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ media: 'print', colorScheme });
        await expectTextAlone(page, texts);
      });
    if (path === '/music-competition') await expectAnswersOpen(page);
    if (path === '/projects') await expectAddressesOfLinks(page);
    if (path === '/learn/piano') await expectFewSheets(page);
  });
}

async function expectTextAlone(page: Page, texts: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const text of texts)
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
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
}

const expectAnswersOpen = (page: Page) =>
  test.step('collapsed answers are printed expanded', async () => {
    const answers = page.locator('#faqs details:not([open]) > :not(summary)');
    await page.emulateMedia({ media: 'screen' });
    await expect(answers.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    const heights = await answers.evaluateAll((all) =>
      all.map((answer) => answer.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(2);
    for (const height of heights) expect(height).toBeGreaterThan(10);
  });

const expectAddressesOfLinks = (page: Page) =>
  test.step('a link to another site is printed with its URL', async () => {
    const addressOf = (href: string) =>
      page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to, textContent: 'A partner' });
        const texts = document.querySelector('main p');
        if (!texts) throw new Error('There are no words on this page');
        texts.append(link);
        return getComputedStyle(link, '::after').content;
      }, href);
    expect(await addressOf('https://partner.example/music')).toContain('(');
    expect(await addressOf('https://partner.example/music')).toContain('https://partner.example/music');
    expect(await addressOf('/about')).toBe('none');
  });

const expectFewSheets = (page: Page) =>
  test.step('a page takes few sheets, and no card is split between them', async () => {
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(0);
    // An instrument's page, with its teachers, is the longest.
    expect(sheets.length).toBeLessThanOrEqual(5);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-ground=card], main tr, main dl > div')]
        .filter((card) => getComputedStyle(card).breakInside !== 'avoid')
        .map((card) => card.outerHTML.slice(0, 100)),
    );
    expect(cut).toEqual([]);
  });
