import type { Browser, Page } from '@playwright/test';
import {
  authorizationAs,
  away,
  awayMessage,
  countMailsTo,
  linkIn,
  mailTo,
  staff,
  expect,
  open,
  test,
} from '@school/shared/e2e';
import { settle } from './checkout';
import {
  atCheckout,
  expectReceived,
  fillIn,
  payButton,
  openDonation,
  receipt,
  received,
} from './donationForm';

const neutral = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you for thinking of us' });
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

test('without a donation the page makes no claims, and it does not thank for an unknown one', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 404/);
  await open(page, `/donate/thank-you?donation=${UNKNOWN}`, 'mf-donate');
  await expect(page.getByText('There is no donation at this address.')).toBeVisible();
  await expect(received(page)).toHaveCount(0);
  await open(page, '/donate/thank-you?donation=%3Cscript%3E', 'mf-donate');
  await expect(neutral(page)).toBeVisible();
  await open(page, '/donate/thank-you', 'mf-donate');
  await expect(neutral(page)).toBeVisible();
  await expect(page.getByText('received')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('the page of a donation follows it from a declined payment to its refund', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expected.push(/status of 503/);
  await openDonation(page);
  const email = await fillIn(page);
  await payButton(page).click();
  await atCheckout(page, 'Pay by a card that is declined');
  const donationId = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  const thanks = `/donate/thank-you?donation=${donationId}`;

  await test.step('a declined donation is not thanked for and can be retried', async () => {
    await expect(page.getByText('The payment did not go through')).toBeVisible();
    await page.goto(thanks);
    await expect(page).toHaveTitle(/^Your donation was not made/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation was not made');
    await expect(
      page.getByText('The payment of your donation for My Allegro did not go through.'),
    ).toBeVisible();
    await expect(received(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`/donate/${donationId}/my-allegro`);
    await expect(page.getByLabel('Full name')).toHaveValue('Ama Serwaa');
  });
  await test.step('waits for a pending donation', async () => {
    await page.getByRole('radio', { name: /^Mobile money/ }).check();
    await payButton(page).click();
    await atCheckout(page, /^Approve later/);
    await expect(page.getByRole('heading', { name: 'Now approve it on your phone' })).toBeVisible();
    await page.goto(thanks);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
    await expect(page.getByText('is on its way, and not confirmed yet')).toBeVisible();
    await expect(received(page)).toHaveCount(0);
    await settle(email, 'successful');
    await expect(received(page)).toBeVisible();
    await expect(receipt(page)).toBeVisible();
  });
  await test.step('reports an unavailable API, and finds the donation afterwards', async () => {
    await page.route(`**/api/donations/${donationId}`, away);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(awayMessage);
    await expect(received(page)).toHaveCount(0);
    await page.unroute(`**/api/donations/${donationId}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectReceived(page);
  });
  await test.step('prints the receipt and nothing else', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toBeVisible();
    await expect(received(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeHidden();
    expect((await page.locator('body').innerText()).trim()).toMatch(/^Receipt/);
    await page.emulateMedia({ media: null });
  });
  await test.step('shows no personal data on another device, and the receipt by the link of a mail', async () => {
    const elsewhere = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await open(elsewhere, linkIn(await mailTo(email, /^Your receipt/), 'receipt'), 'mf-donate');
    await expect(receipt(elsewhere)).toContainText(email);
    await open(elsewhere, thanks, 'mf-donate');
    await expect(received(elsewhere)).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Email me the receipt' }).click();
    await expect(elsewhere.getByText('We have sent the receipt to')).toBeVisible();
    await expect(receipt(elsewhere)).toHaveCount(0);
    await expect.poll(() => countMailsTo(email)).toBe(2);
    await elsewhere.context().close();
  });
  await test.step('a refunded donation says so and leaves the wall', async () => {
    await refund(browser, baseURL, donationId);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your donation was refunded' })).toBeVisible();
    await expect(page).toHaveTitle(/^Your donation was refunded/);
    await expect(received(page)).toHaveCount(0);
    await expect(receipt(page)).toContainText('Refunded');
    await mailTo(email, 'GH₵ 20.00 is being refunded to you');
  });
});

/** Refunds a whole donation as staff. */
async function refund(browser: Browser, baseURL: string | undefined, donationId: string): Promise<void> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = await context.newPage();
  const authorization = await authorizationAs(desk, staff, '/settings');
  const detail = await context.request.get(`/api/staff/donations/${donationId}`, {
    headers: { authorization },
  });
  const { payments } = (await detail.json()) as { payments: { id: string; granted: boolean }[] };
  const answer = await context.request.post(
    `/api/staff/payments/${payments.find(({ granted }) => granted)?.id}/refunds`,
    { headers: { authorization, 'idempotency-key': crypto.randomUUID() }, data: {} },
  );
  expect(await answer.json()).toMatchObject({ state: 'done' });
  await context.close();
}
