import { appReady, expect, test } from './site';

/** Declares a test for each unknown URL: it shows the 404 page. */
export function testUnknownPages(paths: readonly string[]): void {
  for (const path of paths)
    test(`${path} is the 404 page`, async ({ page, complaints }) => {
      complaints.expected.push(/status of 404/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await appReady(page, 'mf-public');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found.');
      await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
      for (const name of ['Contact Support', 'Status', 'Twitter'])
        await expect(page.getByText(name)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
    });
}
