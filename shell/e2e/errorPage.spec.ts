import type { Page } from '@playwright/test';
import { expectAccessible } from '@school/shared/e2e';
import { appReady, expect, test } from './sampleTest';

const alert = (page: Page) => page.getByRole('alert');

test.beforeEach(({ complaints }) => {
  complaints.expected.push(/The sample is broken on purpose|Only words|failed to render/);
});

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(alert(page).getByText('The sample is broken on purpose', { exact: true })).toBeVisible();
  await expect(alert(page).locator('pre')).toHaveText(/^Error: The sample is broken on purpose\s+at /);
  await expect(alert(page).locator('pre')).toContainText('/apps/mf-sample/');
}

test('a page that throws shows an error page inside the frame, with message and stack', async ({ page }) => {
  await page.goto('/sample/throws');
  await expectErrorPage(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  await test.step('other pages of the same app work too', async () => {
    await page.evaluate(() => window.history.pushState(null, '', '/sample/toasts'));
    await expect(page.getByRole('button', { name: 'Add info' })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

test('other areas work, and the broken one recovers by “Try again” when it is fixed', async ({ page }) => {
  await page.goto('/sample/toasts');
  await appReady(page, 'mf-sample');
  await page.getByRole('link', { name: 'To the broken page' }).click();
  await expectErrorPage(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
  await expect(page.getByRole('button', { name: 'Join the community' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await page.goBack();
  await expectErrorPage(page);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expectErrorPage(page);
  await page.evaluate(() => localStorage.setItem('school:sample-mended', 'yes'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mended');
  await expect(alert(page)).toHaveCount(0);
});

test('a thrown value without a stack is shown without one', async ({ page }) => {
  await page.goto('/sample/throws?words');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(alert(page).getByText('Only words')).toBeVisible();
  await expect(alert(page).locator('pre')).toHaveCount(0);
});
