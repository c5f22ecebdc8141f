import type { Page } from '@playwright/test';
import { appReady, countMailsTo, donate, expect, freshEmail, mailTo, open, test } from '@school/shared/e2e';
import { checkoutFrame, checkoutOf, expectPaid, paymentsOf, settle } from './checkout';
import {
  anonymous,
  atCheckout,
  expectOneDonation,
  expectReceived,
  expectTyped,
  fillIn,
  payButton,
  payByCard,
  openDonation,
  receipt,
  reload,
  wall,
} from './donationForm';

const awaited = (page: Page) => page.getByRole('heading', { name: 'Now approve it on your phone' });

test('a donation by card is declined, closed, then received, with its receipt on the page and by mail', async ({
  page,
}) => {
  const foreign: string[] = [];
  const starts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    if (request.url().endsWith('/api/donations')) starts.push(request.url());
  });
  const typed = { amount: '25.50', name: 'Yaw Secret' };
  const project = '/donate/assets/vehicle';
  await openDonation(page, project);
  const email = await fillIn(page, typed);
  await anonymous(page).check();

  await test.step('a double click opens one checkout', async () => {
    await payButton(page).dblclick();
    await expect(checkoutOf(page).getByRole('button', { name: /^Pay by card/ })).toBeVisible();
    await expect(checkoutFrame(page)).toHaveCount(1);
    expect(starts).toHaveLength(1);
  });
  await test.step('a declined card takes nothing and keeps the typed text', async () => {
    await atCheckout(page, 'Pay by a card that is declined');
    await expect(page.getByText('The payment did not go through')).toBeVisible();
    await expect(checkoutFrame(page)).toHaveCount(0);
    await expectTyped(page, email, typed);
  });
  await test.step('a closed checkout takes nothing and opens again', async () => {
    await payButton(page).click();
    await atCheckout(page, 'Cancel and go back');
    await expect(page.getByText('You were not charged', { exact: true })).toBeVisible();
    await expectTyped(page, email, typed);
    await expectPaid(email, 0);
  });
  await payButton(page).click();
  await atCheckout(page, /^Pay by card/);
  await expectReceived(page);
  await expect(page).toHaveTitle(/^Payment received!/);
  await expect(page.getByText('Your donation has been received succesfully', { exact: true })).toBeVisible();
  await expect(receipt(page)).toContainText('GH₵ 25.50');
  await expect(receipt(page)).toContainText(/a vehicle/i);
  await expect(receipt(page)).toContainText('Yaw Secret (not named in public)');
  const number = await receipt(page)
    .getByText(/^R-\d+$/)
    .innerText();
  const mail = await mailTo(email, 'Your receipt: GH₵ 25.50 for a vehicle', number);
  expect(mail.html).toContain(number);
  expect(await countMailsTo(email)).toBe(1);
  const payments = await paymentsOf(email);
  expect(payments.map(({ status }) => status)).toEqual(['failed', 'successful']);
  expect(new Set(payments.map(({ txRef }) => txRef)).size, 'a reference for each try').toBe(2);
  expect(foreign, 'nobody else hears of it').toEqual([]);

  await test.step('a donor who asked not to be named is ‘Anonymous’ on the wall and in its data', async () => {
    const answered = page.waitForResponse(/\/vehicle\/donors/);
    await page.goto(project);
    const answer = await (await answered).text();
    const row = wall(page).getByRole('listitem').filter({ hasText: 'GH₵ 25.50' }).first();
    await expect(row).toContainText('Anonymous');
    for (const hidden of ['Yaw Secret', email, 'Play on!']) {
      expect(answer).not.toContain(hidden);
      await expect(row).not.toContainText(hidden);
    }
  });
  await test.step('the link in the mail shows the same receipt', async () => {
    const link = /href="([^"]*\/donate\/thank-you\?donation=[^"]*)"/.exec(mail.html ?? '')?.[1] ?? '';
    await page.goto(link.slice(new URL(link).origin.length));
    await expectReceived(page);
    await expect(receipt(page)).toContainText(number);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a gift in memory of someone is on the receipt, and its card is emailed to the recipient', async ({
  page,
}) => {
  await openDonation(page);
  await fillIn(page);
  await expect(page.getByText('GH₵ 20.00 is about £1.40, US$1.83 or €1.59')).toBeVisible();
  const recipient = freshEmail();
  const name = page.getByLabel('Name of this person');
  await expect(name).toHaveCount(0);
  await page.getByLabel('Give in honour or in memory of someone').selectOption('In memory of someone');
  await name.fill('Kofi Mensah');
  await page.getByLabel('Where do we send it?').fill(recipient);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please enter the name of the person who receives the card',
  );
  await reload(page);
  await expect(name).toHaveValue('Kofi Mensah');
  await page.getByLabel('Who receives a card?').fill('Esi Mensah');
  await page.getByLabel('A message on the card').fill('He loved the cello.');
  await payByCard(page);
  await expectReceived(page);
  await expect(receipt(page)).toContainText('in memory of Kofi Mensah');
  const card = await mailTo(recipient, 'A gift in memory of Kofi Mensah');
  expect(card.html).toContain('He loved the cello.');
});

test('mobile money waits for the phone in each tab, returns to the form when declined, and continues once approved', async ({
  page,
  context,
}) => {
  await openDonation(page);
  const email = await fillIn(page, { way: 'Mobile money' });

  await test.step('after a decline on the phone the form returns unchanged', async () => {
    await payButton(page).click();
    await atCheckout(page, /^Approve later/);
    await expect(awaited(page)).toBeFocused();
    await expect(page.getByText('It asks you to approve GH₵ 20.00.')).toBeVisible();
    await page.reload();
    await expect(awaited(page)).toBeVisible();
    await settle(email, 'failed');
    await expect(page.getByText('The payment did not go through')).toBeVisible();
    await expectTyped(page, email);
  });
  await test.step('a payment awaited in one tab is awaited in all, and each continues once it is approved', async () => {
    const second = await context.newPage();
    await open(second, page.url(), 'mf-donate');
    // Nobody clicks in a background tab, and the browser may lose the click there.
    await page.bringToFront();
    await payButton(page).click();
    await atCheckout(page, /^Approve later/);
    for (const tab of [page, second]) await expect(awaited(tab)).toBeVisible();
    await settle(email, 'successful');
    await expectReceived(page);
    await expectReceived(second);
    await expect(receipt(page)).toContainText('Mobile money');
    await expectOneDonation(email);
  });
});

test('an open page shows a new total and a new donation on the wall at once', async ({ page, request }) => {
  await open(page, '/donate/assets/music-equipment', 'mf-donate');
  const raised = page.getByRole('definition').first();
  // The wall loads together with the figures of the API.
  await expect(page.getByText(/^\d+ of \d+ donations?$/).or(page.locator('[data-no-donors]'))).toBeAttached();
  const before = await raised.innerText();
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  await donate(request, {
    name: 'Efua Quaye',
    email: freshEmail(),
    amount: 3_107,
    project: 'music-equipment',
  });
  await expect(raised).not.toHaveText(before);
  await expect(wall(page)).toContainText('Efua Quaye');
  await expect(wall(page)).toContainText('GH₵ 31.07');
  await expect(wall(page)).toContainText('Play on!');
  expect(await page.evaluate(() => (window as unknown as { visit?: string }).visit)).toBe('the same');
});

test('the page of a project reports an unavailable API, shows more on demand, and closes its stream', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503/);
  const refused = { status: 503, json: { error: { code: 'unavailable', message: 'Away for a moment.' } } };
  let raised = 300_000;
  await page.route('**/donors?*', (route) => route.fulfill(refused));
  await page.route('**/api/projects/stream', (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/projects', async (route) => {
    const response = await route.fetch();
    const projects = (await response.json()) as { slug: string }[];
    await route.fulfill({
      json: projects.map((project) => (project.slug === 'mate' ? { ...project, raised } : project)),
    });
  });
  await open(page, '/donate/projects/mate', 'mf-donate');

  await test.step('amounts update without a stream, by polling after a rejected one', async () => {
    await expect(page.getByRole('definition').first()).toContainText('GH₵ 3,000.00');
    raised = 310_000;
    await expect(page.getByRole('definition').first()).toContainText('GH₵ 3,100.00');
  });
  await test.step('the wall reports that names cannot be loaded, and reloads on demand', async () => {
    await expect(wall(page).getByRole('alert')).toContainText('Away for a moment.');
    await page.unroute('**/donors?*');
    await page.route('**/donors?page=1', (route) => route.fulfill({ json: pageOfDonors(1, 12) }));
    await page.route('**/donors?page=2', (route) => route.fulfill({ json: pageOfDonors(2, 2) }));
    await wall(page).getByRole('button', { name: 'Try again' }).click();
    await expect(wall(page).getByRole('alert')).toHaveCount(0);
  });
  await test.step('the wall shows twelve donations, and more on demand', async () => {
    await expect(wall(page).getByRole('status')).toHaveText('12 of 14 donations');
    await expect(wall(page).getByRole('listitem')).toHaveCount(12);
    await wall(page).getByRole('button', { name: 'Show more' }).click();
    await expect(wall(page).getByRole('listitem')).toHaveCount(14);
    await expect(wall(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });
  await page.unrouteAll({ behavior: 'wait' });

  await test.step('a page has one stream, and switching to another app closes it', async () => {
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/projects/stream')) streams.push(request.url());
    });
    // The previous page could still send its own requests.
    await page.goto('about:blank');
    streams.length = 0;
    const opened = page.waitForRequest('**/api/projects/stream');
    await open(page, '/donate/projects/mate', 'mf-donate');
    const stream = await opened;
    const closed = page.waitForEvent('requestfailed', (request) => request === stream);
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    await closed;
    expect(streams).toHaveLength(1);
  });
  await test.step('a closed project shows a text instead of its button, and no form', async () => {
    await page.route('**/api/projects', async (route) => {
      const response = await route.fetch();
      const projects = (await response.json()) as object[];
      await route.fulfill({ json: projects.map((project) => ({ ...project, isOpen: false })) });
    });
    await page.goto('/donate/projects/mate');
    await appReady(page, 'mf-donate');
    await expect(page.getByText('takes no more donations')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Donate for/ })).toHaveCount(0);
    await page.goto('/donate/new/mate');
    await expect(page.getByText('This project takes no more donations').first()).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
  });
});

/** Returns a page of the API's list of fourteen donations. */
function pageOfDonors(page: number, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    name: `Giver ${at}`,
    amount: 1_000,
    message: null,
    givenAt: '2025-03-01T12:00:00.000Z',
  }));
  return { total: 14, page, perPage: 12, rows };
}

test('a project reports what its gifts have done, and one without a report shows no heading for it', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: 'What your gifts have done' });
  await open(page, '/donate/projects/mate', 'mf-donate');
  await expect(page.getByRole('region', { name: 'What your gifts have done' })).toContainText(
    'free seats for school classes',
  );
  await open(page, '/donate/assets/vehicle', 'mf-donate');
  await expect(heading).toHaveCount(0);
});
