import { expect, open, test } from '@school/shared/e2e';

test('filters instruments by keyboard alone and announces the result', async ({ page }) => {
  await open(page, '/learn', 'mf-public');
  await page.getByLabel('Class type').focus();
  await page.keyboard.type('Group');
  await expect(page.getByRole('status').filter({ hasText: '4 of 6 instruments' })).toBeVisible();
  await expect(page.getByLabel('Class type')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Mode of study')).toBeFocused();
  await page.keyboard.type('Online');
  await expect(page).toHaveURL(/class_type=group&mode=online/);
  await expect(page.getByRole('status').filter({ hasText: '3 of 6 instruments' })).toBeVisible();
});
