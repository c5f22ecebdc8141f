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

/** Starts a donation and leaves it as it is at the checkout. @returns the donation's id */
async function start(page: Page, press: string | RegExp, way: 'Card' | 'Mobile money' = 'Card') {
  await openDonation(page);
  const email = await fillIn(page, { way });
  await payButton(page).click();
  await atCheckout(page, press);
  return { email, donationId: /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '' };
}

test('opened without a donation it reads well and claims nothing', async ({ page }) => {
  await open(page, '/donate/thank-you', 'mf-donate');
  await expect(neutral(page)).toBeVisible();
  await expect(page.getByText('received')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown donation is not thanked for', async ({ page, complaints }) => {
  complaints.expected.push(/status of 404/);
  await open(page, `/donate/thank-you?donation=${UNKNOWN}`, 'mf-donate');
  await expect(page.getByText('We know of no donation at this address.')).toBeVisible();
  await expect(received(page)).toHaveCount(0);
  await open(page, '/donate/thank-you?donation=%3Cscript%3E', 'mf-donate');
  await expect(neutral(page)).toBeVisible();
});

test('a donation that was declined is not thanked for, and can be tried again', async ({ page }) => {
  const { donationId } = await start(page, 'Pay by a card that is declined');
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await page.goto(`/donate/thank-you?donation=${donationId}`);
  await expect(
    page.getByText('The payment of your donation for My Allegro did not go through.'),
  ).toBeVisible();
  await expect(received(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/donate/${donationId}/my-allegro`);
  await expect(page.getByLabel('Full name')).toHaveValue('Ama Serwaa');
});

test('a donation that is on its way is waited for', async ({ page }) => {
  const { email, donationId } = await start(page, /^Approve later/, 'Mobile money');
  await expect(page.getByRole('heading', { name: 'Now approve it on your phone' })).toBeVisible();
  await page.goto(`/donate/thank-you?donation=${donationId}`);
  await expect(page.getByText('is on its way, and not confirmed yet')).toBeVisible();
  await expect(received(page)).toHaveCount(0);
  await settle(email, 'successful');
  await expect(received(page)).toBeVisible();
  await expect(receipt(page)).toBeVisible();
});

test('when the API is away it says so, and finds the donation afterwards', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/);
  const { donationId } = await start(page, /^Pay by card/);
  await expectReceived(page);
  await page.route(`**/api/donations/${donationId}`, away);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(awayMessage);
  await expect(received(page)).toHaveCount(0);
  await page.unroute(`**/api/donations/${donationId}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReceived(page);
});

test('printed, there is the receipt and nothing else', async ({ page }) => {
  await start(page, /^Pay by card/);
  await expectReceived(page);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt(page)).toBeVisible();
  await expect(received(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeHidden();
  expect((await page.locator('body').innerText()).trim()).toMatch(/^Receipt/);
});

test('elsewhere it says nothing of whose it is; the link of a mail shows the receipt', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, donationId } = await start(page, /^Pay by card/);
  await expectReceived(page);
  const elsewhere = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await open(elsewhere, linkIn(await mailTo(email, /^Your receipt/), 'receipt'), 'mf-donate');
  await expect(receipt(elsewhere)).toContainText(email);
  await open(elsewhere, `/donate/thank-you?donation=${donationId}`, 'mf-donate');
  await expect(received(elsewhere)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Mail me the receipt' }).click();
  await expect(elsewhere.getByText('The receipt is on its way to the address')).toBeVisible();
  await expect(receipt(elsewhere)).toHaveCount(0);
  await expect.poll(() => countMailsTo(email)).toBe(2);
  await elsewhere.context().close();
});

test('a donation that staff has sent back says so, and leaves the wall', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, donationId } = await start(page, /^Pay by card/);
  await expectReceived(page);
  await refund(browser, baseURL, donationId);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your donation was sent back' })).toBeVisible();
  await expect(received(page)).toHaveCount(0);
  await expect(receipt(page)).toContainText('Sent back');
  await mailTo(email, 'GH₵ 20.00 is on its way back to you');
});

/** As staff, gives back all of a donation. */
async function refund(browser: Browser, baseURL: string | undefined, donationId: string): Promise<void> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = await context.newPage();
  const authorization = await authorizationAs(desk, staff, '/admin/overview');
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
