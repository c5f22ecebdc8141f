import type { Page } from '@playwright/test';
import { countMailsTo, expect, freshEmail, mailTo, test } from '@school/shared/e2e';
import { expectPaid, paymentsOf, settle } from './checkout';
import { fillIn, payButton } from './donationForm';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ complaints }) => {
  complaints.expected.push(/preloaded using link preload/);
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes from the landing page to the form, fills it in and sends it. */
async function send(
  page: Page,
  way: 'Card' | 'Mobile money',
  email = freshEmail(),
  coverFee = false,
): Promise<string> {
  await page.goto('/donate');
  await page.getByRole('link', { name: /^Give for My Allegro/ }).click();
  await fillIn(page, { email, amount: '25.50', way });
  if (coverFee) await page.getByLabel('Add this fee').check();
  await payButton(page).click();
  return email;
}

/** Presses a button of the payment service's own page. */
const atHostedPage = async (page: Page, button: string | RegExp, sum = 'GH₵ 25.50') => {
  await expect(page.getByText(sum)).toBeVisible();
  await page.getByRole('button', { name: button }).click();
};

test('without JavaScript a declined donation is tried again and received once, however often it is sent', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 422/);
  await test.step('a wrong answer is shown at its field, with all that was typed', async () => {
    await send(page, 'Card', 'nobody');
    await expect(page.getByRole('alert')).toContainText('The provided email is invalid');
    await expect(page.getByLabel('Or your own amount')).toHaveValue('25.50');
    await expect(page.getByLabel('Full name')).toHaveValue('Ama Serwaa');
  });
  const email = await send(page, 'Card');
  await test.step('a declined card takes nothing, and one button tries again', async () => {
    await atHostedPage(page, 'Pay by a card that is declined');
    await expect(title(page, 'The payment did not go through')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expectPaid(email, 0);
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await test.step('a cancelled payment is not paid, and can go on', async () => {
    await atHostedPage(page, 'Cancel and go back');
    await expect(title(page, 'Not paid yet')).toBeVisible();
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(title(page, 'Not paid yet')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
  });
  await atHostedPage(page, /^Pay by card/);
  await expect(title(page, 'Payment received!')).toBeVisible();
  await expect(page.getByText('Your donation has been received succesfully')).toBeVisible();
  await expect(page.getByText(/R-\d{6}/)).toBeVisible();
  await mailTo(email, 'Your receipt: GH₵ 25.50 for My Allegro');
  await test.step('the same form again shows the same payment, and charges nothing', async () => {
    await send(page, 'Card', email);
    await expect(title(page, 'Payment received!')).toBeVisible();
    await page.reload();
    await expect(title(page, 'Payment received!')).toBeVisible();
    await expectPaid(email, 1);
    expect(await countMailsTo(email)).toBe(1);
    expect((await paymentsOf(email)).map(({ status }) => status)).toEqual(['failed', 'successful']);
  });
});

test('without JavaScript mobile money with its fee waits for the phone, and a reload shows that it arrived', async ({
  page,
}) => {
  const email = await send(page, 'Mobile money', freshEmail(), true);
  await atHostedPage(page, /^Approve later/, 'GH₵ 26.01');
  await expect(title(page, 'Your payment is on its way')).toBeVisible();
  await settle(email, 'successful');
  await page.getByRole('link', { name: 'Check again' }).click();
  await expect(title(page, 'Payment received!')).toBeVisible();
  await expectPaid(email, 1);
});
