import { expect, freshEmail, mailTo, test } from '@school/shared/e2e';
import { fillIn, payButton } from './donationForm';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => {
    complaints.expected.push(/preloaded using link preload/);
  });

  test('a monthly gift begins, and its link pauses it', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/donate/new/mate');
    await page.getByRole('radio', { name: /^Every month/ }).check();
    await fillIn(page, { email, amount: '30', way: 'Card' });
    await payButton(page).click();
    await page.getByRole('button', { name: /^Pay by card/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment received!' })).toBeVisible();
    const { text } = await mailTo(email, 'Your monthly gift of GH₵ 30.00 for MATE');
    const [link = ''] = /http\S+#monthly=[^\s)]+/.exec(text) ?? [];
    await page.goto('/donate/monthly');
    await page.getByLabel(/link/i).fill(link);
    await page.getByRole('button', { name: /open/i }).click();
    await expect(page.getByRole('heading', { name: 'GH₵ 30.00 a month for MATE' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Your monthly gift is paused.')).toBeVisible();
  });
});
