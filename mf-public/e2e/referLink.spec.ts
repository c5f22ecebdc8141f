import type { Browser, Page } from '@playwright/test';
import {
  expectAccessible,
  away,
  formReady,
  askToJoin,
  confirmByMail,
  linkIn,
  countMailsTo,
  mailTo,
  freshEmail,
  expect,
  open,
  test,
} from '@school/shared/e2e';

const OPENINGS = '**/api/referrals/openings';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function recommend(page: Page, email: string, friendEmail: string): Promise<void> {
  await open(page, '/refer', 'mf-public');
  await formReady(page, 'recommend-title');
  await page.getByLabel('Your name').fill('Ama Serwaa');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Your friend’s name').fill('Kofi Mensah');
  await page.getByLabel('Your friend’s email').fill(friendEmail);
  await page.getByLabel('My friend knows').check();
  await page.getByRole('button', { name: 'Recommend the school' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for telling a friend.' })).toBeFocused();
}

/** Opens an address of the site in a new browser context, which counts the visit. */
async function opened(browser: Browser, address: string, baseURL = ''): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const told = page.waitForResponse(OPENINGS);
  await page.goto(address);
  expect((await told).status()).toBe(204);
  return page;
}

async function askForTheFee(page: Page, email: string): Promise<void> {
  await open(page, '/learn/cello#fees', 'mf-public');
  await formReady(page, 'fees-title');
  const form = page.getByRole('form', { name: 'Ask for the fee' });
  await form.getByLabel('Programme').selectOption('adult_study');
  await form.getByLabel('Your name').fill('Kofi Mensah');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Ask for the fee' }).click();
  await expect(page.getByRole('heading', { name: 'We have received your question.' })).toBeVisible();
}

const counts = (page: Page) => page.getByRole('main').locator('dl').first();

test('shows the owner of a link how many people opened it, joined, wrote and registered', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  const friendEmail = freshEmail();
  await recommend(page, email, friendEmail);
  const mine = linkIn(await mailTo(email, 'Thank you for telling a friend'), 'mine');
  const learn = linkIn(await mailTo(friendEmail, 'Ama Serwaa thought of you'), 'from');

  const friend = await opened(browser, learn, baseURL);
  let again = 0;
  await friend.route(OPENINGS, async (route) => {
    again++;
    await route.continue();
  });
  await friend.reload({ waitUntil: 'networkidle' });
  expect(await friend.context().cookies()).toEqual([]);
  await open(friend, '/community', 'mf-public');
  await askToJoin(friend, friendEmail);
  await confirmByMail(friend, friendEmail);
  await open(friend, '/about#write', 'mf-public');
  await formReady(friend, 'contact-form-title');
  await friend.getByLabel('What is it about?').selectOption('trial_lesson');
  await friend.getByLabel('Your name').fill('Kofi Mensah');
  await friend.getByRole('textbox', { name: 'Email' }).fill(friendEmail);
  await friend.getByLabel('Your message').fill('May I come on Saturday?');
  await friend.getByRole('button', { name: 'Send the message' }).click();
  await expect(friend.getByRole('heading', { name: 'We have received your message.' })).toBeVisible();
  await askForTheFee(friend, friendEmail);
  await (await opened(browser, learn, baseURL)).context().close();
  expect(again).toBe(0);

  await open(page, mine, 'mf-public');
  await expect(heading(page)).toHaveText('How often your link was used');
  await expect(counts(page)).toHaveText(/visits2.*joined the community1.*wrote or registered2/);
  await friend.context().close();
});

test('the page of a link makes the link available on another device', async ({ page, browser, baseURL }) => {
  const email = freshEmail();
  await recommend(page, email, freshEmail());
  const own = await page.getByLabel('The link').inputValue();
  const mine = linkIn(await mailTo(email, 'Thank you for telling a friend'), 'mine');
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const phone = await context.newPage();
  await open(phone, mine, 'mf-public');
  await expect(counts(phone)).toContainText('visits');
  await phone.getByRole('link', { name: 'Send it again' }).click();
  await expect(phone.getByLabel('The link')).toHaveValue(own);
  await context.close();
});

test('reports an unknown link, and shows a known one on retry after the API was unavailable', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of (404|503)/);
  await open(page, '/refer?mine=7b1d2f4e-0000-4000-8000-000000000001', 'mf-public');
  await expect(page.getByRole('alert')).toContainText(
    'This link is not valid. Please open it from our email.',
  );

  const email = freshEmail();
  await recommend(page, email, freshEmail());
  const mine = linkIn(await mailTo(email, 'Thank you for telling a friend'), 'mine');
  await page.route('**/api/referrals/counts', away);
  await open(page, mine, 'mf-public');
  await expect(page.getByRole('alert')).toContainText('The service is unavailable right now');
  await page.unroute('**/api/referrals/counts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(counts(page)).toContainText('visits');
});

test('people who opt out get no more recommendations, and recommenders are not told', async ({ page }) => {
  const friendEmail = freshEmail();
  await recommend(page, freshEmail(), friendEmail);
  const stop = linkIn(await mailTo(friendEmail, 'Ama Serwaa thought of you'), 'stop');
  await open(page, stop, 'mf-public');
  await expect(heading(page)).toHaveText('Do you want no more of these emails?');
  await page.getByRole('button', { name: 'Never write to me again' }).click();
  await expect(heading(page)).toHaveText('We will not write to you again');
  await expect(heading(page)).toBeFocused();
  await open(page, stop, 'mf-public');
  await expect(heading(page), 'it was answered in this tab').toHaveText('We will not write to you again');
  // The blocked address gets no mail as a sender either. The friend's mail is sent later, so it proves that
  // the first one was not.
  const other = freshEmail();
  await recommend(page, friendEmail, other);
  await mailTo(other, 'Ama Serwaa thought of you');
  await recommend(page, other, friendEmail);
  await mailTo(other, 'Thank you for telling a friend');
  expect(await countMailsTo(friendEmail)).toBe(1);
});

for (const [token, message, status] of [
  ['7b1d2f4e-0000-4000-8000-000000000001', 'This link is not valid. Please open it from the email.', 404],
  ['half', 'This link is not complete. Please open it again from the email.', 422],
] as const) {
  test(`an opt-out link that is ${token} shows an error at once`, async ({ page, complaints }) => {
    complaints.expected.push(new RegExp(`status of ${status}`));
    await open(page, `/refer?stop=${token}`, 'mf-public');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('button', { name: 'Never write to me again' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
}

test('reports no link for a visit without one or with Do Not Track', async ({ page, browser, baseURL }) => {
  const told: string[] = [];
  const listen = (visit: Page) =>
    visit.on('request', (request) => {
      if (/openings|countOpening/.test(request.url())) told.push(request.url());
    });
  listen(page);
  await open(page, '/learn', 'mf-public');
  await page.waitForLoadState('networkidle');
  await open(page, '/learn?from=nonsense&level=intermediate', 'mf-public');
  await page.waitForLoadState('networkidle');
  expect(told.filter((url) => url.includes('openings'))).toEqual([]);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  const shy = await context.newPage();
  listen(shy);
  await open(shy, '/learn?from=abcdefghj2', 'mf-public');
  await shy.waitForLoadState('networkidle');
  expect(told.filter((url) => url.includes('openings'))).toEqual([]);
  expect(await shy.evaluate(() => sessionStorage.length)).toBe(0);
  await context.close();
});

test('the pages that mails link to pass axe', async ({ page, complaints }) => {
  complaints.expected.push(/status of 404/);
  await open(page, '/refer?stop=7b1d2f4e-0000-4000-8000-000000000001', 'mf-public');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a way out that is none', ['desk light', 'phone dark']);
  await open(page, '/refer?mine=7b1d2f4e-0000-4000-8000-000000000001', 'mf-public');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a link that nobody has', ['phone light', 'desk dark']);
  await recommend(page, freshEmail(), freshEmail());
  await expectAccessible(page, 'sent', ['desk light', 'phone dark']);
  await page.getByRole('link', { name: 'See how often it was used' }).click();
  await expect(counts(page)).toContainText('visits');
  await expectAccessible(page, 'the counts', ['phone light', 'desk dark']);
});
