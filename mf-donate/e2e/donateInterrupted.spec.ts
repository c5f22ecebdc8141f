import { away, expect, open, test } from '@school/shared/e2e';
import { checkoutFrame, checkoutOf, expectPaid, paymentsOf } from './checkout';
import {
  atCheckout,
  expectOneDonation,
  expectReceived,
  expectTyped,
  fillIn,
  openDonation,
  payButton,
  payByCard,
  received,
  reload,
} from './donationForm';

const CONFIRM = '**/api/payments/confirm';

test('reloading at every step and going back lose nothing, and donate once', async ({ page }) => {
  const project = page.getByRole('heading', { level: 1, name: 'My Allegro' });
  await openDonation(page);
  const address = page.url();
  await reload(page);
  expect(page.url(), 'the same donation').toBe(address);
  const email = await fillIn(page);
  await reload(page);
  await expectTyped(page, email);

  await payButton(page).click();
  await expect(checkoutOf(page).getByRole('button', { name: /^Pay by card/ })).toBeVisible();
  await reload(page);
  await expect(checkoutFrame(page)).toHaveCount(0);
  await expectTyped(page, email);

  await test.step('going back closes the checkout, and the button continues with the same donation', async () => {
    await payButton(page).click();
    await expect(checkoutFrame(page)).toBeVisible();
    await page.goBack();
    await expect(project).toBeVisible();
    await expect(checkoutFrame(page)).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Donate for/ })
      .click();
    await expect(page).toHaveURL(address);
    await expectTyped(page, email);
  });
  await payByCard(page);
  await expectReceived(page);
  await reload(page);
  await expectReceived(page);
  // Going back from the thank-you page leads to the project, not to the form of a paid donation.
  await page.goBack();
  await expect(project).toBeVisible();
  await page.goto(address);
  await expectReceived(page);
  await expectOneDonation(email);
});

test('a payment without a callback is found when the page is opened again, or by waiting', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503/);
  await test.step('a page left right after paying finds the payment when it is opened again', async () => {
    // The page never learns of the payment, because the confirmation is aborted.
    await page.route(CONFIRM, (route) => route.abort());
    await openDonation(page);
    const address = page.url();
    const email = await fillIn(page);
    await payButton(page).click();
    await page.evaluate(() => {
      // The page is left before it receives the message.
      window.addEventListener('message', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await atCheckout(page, /^Pay by card/);
    await expect(checkoutOf(page).getByRole('heading', { name: 'Paid' })).toBeVisible();
    await page.unroute(CONFIRM);
    await page.goto(address);
    await expectReceived(page);
    await expectOneDonation(email);
  });
  await test.step('when the API is unavailable after the payment, the page waits and finds the donation', async () => {
    await page.route(CONFIRM, away);
    await openDonation(page);
    const email = await fillIn(page);
    await payByCard(page);
    await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeFocused();
    await expect(received(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
    await page.unroute(CONFIRM);
    await expectReceived(page);
    await expectOneDonation(email);
  });
});

test('two tabs with one donation pay it once, and both show the thanks', async ({ page, context }) => {
  await openDonation(page);
  const email = await fillIn(page);
  const second = await context.newPage();
  await open(second, page.url(), 'mf-donate');
  await expectTyped(second, email);

  await page.bringToFront();
  await payButton(page).click();
  await second.bringToFront();
  await payButton(second).click();
  await expect(checkoutOf(second).getByRole('button', { name: /^Pay by card/ })).toBeVisible();
  await page.bringToFront();
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);
  // The other tab is informed, and its checkout closes.
  await expectReceived(second);
  await expectOneDonation(email);
});

test('a paid donation counts once, whatever calls back and wherever it is opened; a second donation is separate', async ({
  page,
}) => {
  const confirmed: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payments/confirm')) confirmed.push(request.postDataJSON());
  });
  await page.addInitScript(() => {
    interface Options {
      readonly callback: (answer: object) => void;
      readonly [name: string]: unknown;
    }
    let real: ((options: Options) => unknown) | undefined;
    Object.defineProperty(window, 'FlutterwaveCheckout', {
      configurable: true,
      get: () => real,
      set(open: (options: Options) => unknown) {
        real ??= (options) => {
          options.callback({ tx_ref: 'of-another-payment', transaction_id: 1 });
          const twice = (answer: object) => [1, 2].forEach(() => options.callback(answer));
          return open({ ...options, callback: twice });
        };
        if (open !== real)
          Object.defineProperty(window, 'FlutterwaveCheckout', { value: real, writable: true });
      },
    });
  });
  await openDonation(page);
  const address = page.url();
  const email = await fillIn(page);
  await payByCard(page);
  await expectReceived(page);

  await test.step('a repeated callback, or one for another payment, adds nothing', async () => {
    const [payment] = await paymentsOf(email);
    expect(confirmed).toEqual([{ txRef: payment?.txRef, transactionId: String(payment?.id) }]);
    await expectOneDonation(email);
  });
  await test.step('a paid donation cannot be paid again at its address, even from another device', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await fillIn(page, { email });
    await payButton(page).click();
    await expectReceived(page);
    await expectOneDonation(email);
  });
  await test.step('a second donation of the same donor is separate', async () => {
    await openDonation(page);
    expect(page.url()).not.toBe(address);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await fillIn(page, { email });
    await payByCard(page);
    await expectReceived(page);
    await expectPaid(email, 2);
  });
});
