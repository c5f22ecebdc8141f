import type { Page } from '@playwright/test';
import { appReady, expect, expectAccessible, freshEmail, mailTo, PHONE, test } from '@school/shared/e2e';
import { atCheckout, checkoutOf, settle } from './checkout';
import {
  chooseTickets,
  EVENT,
  expectTyped,
  fillInBuyer,
  held,
  openSale,
  order,
  payButton,
  QUICKER,
  reload,
  takeBest,
} from './ticketPage';

const tickets = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Here (is your ticket|are your tickets)$/ });

test('buys one regular ticket with the best seat on a phone in at most six taps and three fields', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(QUICKER);
  await page.setViewportSize(PHONE);
  let presses = 0;
  let fields = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
  };
  const fill = async (label: string, value: string) => {
    fields += 1;
    await page.getByLabel(label).fill(value);
  };
  const email = freshEmail();

  await openSale(page);
  await press('Get tickets');
  await press('One more: Regular tickets');
  await press('Buy tickets');
  presses += 1;
  await takeBest(page);
  await fill('Your name', 'Ama Serwaa');
  await fill('Email', email);
  await fill('Phone', '024 412 3456');
  await press('Pay GH₵ 150.00');
  await expect(
    checkoutOf(page)
      .getByRole('button', { name: /^Approve/ })
      .first(),
  ).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
  expect(fields).toBeLessThanOrEqual(3);

  await test.step('mobile money waits for approval on the phone, survives a reload, and continues by itself', async () => {
    await atCheckout(page, /^Approve later/);
    const awaited = page.getByRole('heading', { level: 1, name: 'Now approve it on your phone' });
    await expect(awaited).toBeVisible();
    await expect(page.getByText('It asks you to approve GH₵ 150.00.')).toBeVisible();
    await expect(held(page)).toContainText('Held while you pay');
    await reload(page);
    await expect(awaited).toBeVisible();
    await expectAccessible(page, 'pending', ['phone dark']);
    await settle(email, 'successful');
    await expect(tickets(page)).toBeVisible();
    await expect(page).toHaveURL(/\/mate-2025\/purchase-success#order=/);
  });
  await expect(page.getByRole('img', { name: /^QR code of Regular, / })).toBeVisible();
  await expectAccessible(page, 'the tickets', ['phone dark', 'desk light']);
  const mail = await mailTo(email, /ticket/i);
  expect(mail.html).toContain('/mate-2025/purchase-success#order=');

  await page.goto(EVENT);
  await appReady(page, 'mf-mate');
  await expect(order(page), 'nothing is left of what was bought').toContainText('Get tickets');
});

test('a declined card keeps seats and typed text, and a closed checkout opens again', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(QUICKER);
  await chooseTickets(page, { Regular: 2 });
  const seats = await takeBest(page);
  const email = await fillInBuyer(page);
  await page.getByText('Other names on the tickets').click();
  await page.getByLabel(/^Ticket 2:/).fill('Kofi Mensah');
  await page.getByRole('radio', { name: /^Card/ }).check();
  await payButton(page).click();
  await atCheckout(page, 'Pay by a card that is declined');
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(page.getByText(seats)).toBeVisible();
  await expectTyped(page, email);
  await payButton(page).click();
  await atCheckout(page, 'Cancel and go back');
  await expect(page.getByText('You were not charged', { exact: true })).toBeVisible();
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
  await expect(tickets(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kofi Mensah' })).toBeVisible();
  await expect(page.getByText('GH₵ 300.00').first()).toBeVisible();
});

test('a ticket without a seat skips the seat plan, and a wrong promo code is rejected at its field', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 422/);
  await chooseTickets(page, { Student: 1 });
  await expect(held(page)).toContainText('1 × Student');
  await page.getByText('I have a promo code').click();
  await page.getByLabel('Promo code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByLabel('Promo code')).toHaveAccessibleDescription(/code/);
  await expect(page.getByLabel('Promo code')).toHaveValue('NOSUCHCODE');
  await page.getByRole('button', { name: 'Release them' }).click();
  await expect(page).toHaveURL(/#tickets$/);
});
