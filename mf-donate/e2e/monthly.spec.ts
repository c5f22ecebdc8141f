import { expect, freshEmail, mailTo, open, payByCardAt, test } from '@school/shared/e2e';
import { expectReceived, fillIn, payByCard, payButton } from './donationForm';

const giftLink = async (email: string): Promise<string> => {
  const { text } = await mailTo(email, 'Your monthly gift of GH₵ 30.00 for MATE');
  return /#monthly=[^\s)]+/.exec(text ?? '')?.[0] ?? '';
};

test('a monthly gift begins with its first payment, and its link changes, pauses and stops it', async ({
  page,
}) => {
  await open(page, '/donate/new/mate', 'mf-donate');
  await page.getByRole('radio', { name: /^Every month/ }).check();
  const email = await fillIn(page, { amount: '30' });
  await expect(payButton(page)).toHaveText('Give GH₵ 30.00 a month');
  await payByCard(page);
  await expectReceived(page);
  await open(page, `/donate/monthly${await giftLink(email)}`, 'mf-donate');
  await page.getByLabel('Amount each month').fill('45');
  await page.getByRole('button', { name: 'Change the amount' }).click();
  await expect(page.getByText('GH₵ 45.00 a month for MATE')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Your monthly gift is paused.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Next time')).toBeVisible();
  await page.getByRole('button', { name: 'Stop giving' }).click();
  await page.getByRole('button', { name: 'Yes, stop my gift' }).click();
  await expect(page.getByText('Your monthly gift has ended.')).toBeVisible();
});

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
    await payByCardAt(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment received!' })).toBeVisible();
    const link = `/donate/monthly${await giftLink(email)}`;
    await page.goto('/donate/monthly');
    await page.locator('[data-link-form] summary').click();
    await page.getByLabel('The link that we sent you').fill(link);
    await page.getByRole('button', { name: 'Open the link' }).click();
    await expect(page.getByRole('heading', { name: 'GH₵ 30.00 a month for MATE' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Your monthly gift is paused.')).toBeVisible();
  });
});
