import { PUBLIC_PAGES } from './routes';
import { expect, test } from './site';

test.use({ javaScriptEnabled: false });

for (const { path } of PUBLIC_PAGES) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  });
}
