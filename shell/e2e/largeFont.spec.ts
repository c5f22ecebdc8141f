import { appReady, expect, open, sidewaysScroll, test, textsCutOff } from '@school/shared/e2e';
import { CHROMIUM_ARGS, findChromium } from '../workspace/chromium';
import { PUBLIC_PAGES } from './allPages';

// The browser's own font size affects em and rem, and media queries too.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 360, height: 740 },
});

for (const { path, app, status } of PUBLIC_PAGES.filter(({ partsTriedElsewhere }) => !partsTriedElsewhere))
  test(`${path} fits a phone whose browser has a font of 32 px`, async ({ page, complaints }) => {
    if (status) complaints.expected.push(/status of 404/);
    await page.goto(path);
    await appReady(page, app);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await sidewaysScroll(page), 'scrolls sideways').toBe(0);
    expect.soft(await textsCutOff(page), 'cut off').toEqual([]);
  });

test('nothing in the header overlaps at a font of 32 px', async ({ page }) => {
  for (const [path, app] of [
    ['/about', 'mf-public'],
    ['/music-competition', 'mf-competition'],
  ] as const) {
    await open(page, path, app);
    const boxes = await page
      .getByRole('banner')
      .locator('a, button, summary')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right }))
          .sort((a, b) => a.left - b.left),
      );
    expect(boxes.length, path).toBeGreaterThan(2);
    for (const [at, { left, right }] of boxes.entries()) {
      expect.soft(left, path).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
      expect.soft(right, path).toBeLessThanOrEqual(360);
    }
  }
});
