import { expect, test } from '@school/shared/e2e';

test.use({ javaScriptEnabled: false });

test('without JavaScript the links of the footer work', async ({ page }) => {
  await page.goto('/donate');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of ['/login', '/admin']) {
  test(`${path} says that it needs JavaScript and names an alternative`, async ({ page, complaints }) => {
    complaints.expected.push(/preloaded using link preload/);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.locator('noscript p')).toContainText('Signing in needs JavaScript');
    await expect(main.locator('noscript a[href^="mailto:"]')).toBeVisible();
  });
}

test('on a phone without JavaScript the menu opens and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Learn Music' }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`without JavaScript the header covers the text that scrolls below it: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/learn/piano');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-image', 'none');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(header).toHaveCSS('background-image', /gradient/);
  });
}
