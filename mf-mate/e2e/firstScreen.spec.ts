import { expect, test } from '@school/shared/e2e';

for (const [width, height] of [
  [667, 375],
  [844, 390],
  [1440, 500],
] as const)
  test(`a screen of ${width} x ${height} shows the whole stage and the day`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/mate-2025');
    const stage = page.locator('main svg.wide').first();
    await expect(stage).toBeVisible();
    const { floor, letters } = await stage.evaluate((svg) => {
      const boxes = [...svg.querySelectorAll('g[transform^="translate(152"]')].map((letter) =>
        letter.getBoundingClientRect(),
      );
      return {
        floor: svg.getBoundingClientRect().bottom,
        letters: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    });
    expect(letters).toBeGreaterThan(0);
    expect(letters).toBeLessThan(floor);
    await expect(page.getByText('Dec 13, 2025').first()).toBeInViewport({ ratio: 1 });
  });
