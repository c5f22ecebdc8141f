import { expect, open, test } from '@school/shared/e2e';

test('questions open and close with Enter and Space', async ({ page }) => {
  await open(page, '/music-competition', 'mf-competition');
  const question = page.locator('#faqs summary').first();
  const answer = page.locator('#faqs details > div').first();
  await question.focus();
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});
