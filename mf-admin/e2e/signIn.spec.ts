import type { Page } from '@playwright/test';
import { authMessages } from '@school/shared/schemas/common';
import { admin, blocked, greeting, sendSignIn, signInAt, staff, expect, test } from '@school/shared/e2e';

const REFUSED = /status of 4(03|29)/;
const UNREACHABLE = 'The sign-in service cannot be reached. Please try again.';

const googleButton = (page: Page) => page.getByRole('button', { name: /Google/ });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

async function expectSummary(page: Page, message: string): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: message });
  await expect(summary).toBeVisible();
  await expect(summary).toBeFocused();
}

/** Presses the Google button and returns the pop-up. */
async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()]);
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
  return popup;
}

async function signOut(page: Page): Promise<void> {
  await greeting(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

test('signs in by email and password, and stays signed in after a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await sendSignIn(page, staff);
  await expect(greeting(page)).toHaveText(`Hi, ${staff.name}`);
  await expect(page).toHaveURL('/admin');

  await page.reload();
  await expect(greeting(page)).toHaveText(`Hi, ${staff.name}`);

  const tab = await context.newPage();
  await tab.goto('/admin/helpers');
  await expect(greeting(tab)).toHaveText(`Hi, ${staff.name}`);
});

for (const hours of [2, 26, -2]) {
  test(`signs in twice with a device clock that is ${hours} hours off`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 60 * 60_000 });
    await page.goto('/login');
    await sendSignIn(page, staff);
    await expect(greeting(page)).toHaveText(`Hi, ${staff.name}`);
    await signOut(page);
    await page.goto('/login');
    await sendSignIn(page, staff);
    await expect(greeting(page)).toHaveText(`Hi, ${staff.name}`);
  });
}

test('signs in by Google with an unknown account, without a role and with the given name only', async ({
  page,
}) => {
  await page.goto('/settings');
  const popup = await openGoogle(page);
  await popup.getByLabel('Name').fill('Esi Newcomer');
  await popup.getByRole('textbox', { name: 'Email' }).fill(`esi.${Date.now()}@example.com`);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(greeting(page)).toHaveText('Hi, Esi Newcomer');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('None', { exact: true })).toBeVisible();
});

/** Each row of the specification's catalogue with an error code that leads to it. */
const CATALOGUE = {
  user_exists: authMessages.email_in_use,
  invalid_email: authMessages.invalid_email,
  invalid_password: authMessages.invalid_password,
  invalid_phone: authMessages.invalid_phone,
  phone_exists: authMessages.phone_in_use,
  user_not_found: authMessages.user_not_found,
  invalid_user_password: authMessages.wrong_password,
  too_many_attempts: authMessages.too_many_requests,
  popup_closed: authMessages.popup_closed,
  login_required: authMessages.requires_recent_login,
  something_else: 'The error something_else',
} as const;

test('shows errors at the form, and stores the password nowhere', async ({ page, complaints }) => {
  complaints.expected.push(REFUSED);
  await page.goto('/login');
  await test.step('reports missing fields before it sends a request', async () => {
    let asked = false;
    page.on('request', (request) => (asked ||= request.url().includes('/co/authenticate')));
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await signInButton(page).click();
    await expectSummary(page, authMessages.invalid_email);
    await expectSummary(page, authMessages.invalid_password);
    await page.getByRole('alert').getByRole('link', { name: authMessages.invalid_password }).click();
    await expect(page.getByLabel('Password')).toBeFocused();
    expect(asked).toBe(false);
  });
  await test.step('the device stores the password nowhere', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(staff.email);
    await page.getByLabel('Password').fill('Kept-nowhere-1');
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    await expect.poll(kept).toContain(staff.email);
    expect(await kept()).not.toContain('Kept-nowhere-1');
  });
  await test.step('shows every message of the catalogue, and the text of any other error', async () => {
    expect(new Set(Object.values(CATALOGUE)).size).toBe(Object.keys(authMessages).length + 1);
    for (const [code, message] of Object.entries(CATALOGUE)) {
      await sendSignIn(page, { email: `${code}@errors.example`, password: 'anything' });
      await expectSummary(page, message);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(`${code}@errors.example`);
      await expect(page.getByLabel('Password')).toHaveValue('anything');
    }
  });
  await test.step('a forgotten password mails a link, whoever the address belongs to', async () => {
    await page.getByRole('button', { name: 'Forgotten your password?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(staff.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    await page.getByRole('button', { name: 'Back to sign-in' }).click();
    await expect(signInButton(page)).toBeVisible();
  });
  await test.step('a wrong password and an unknown address get the same response, and the right password works afterwards', async () => {
    await sendSignIn(page, { email: staff.email, password: 'not-it' });
    await expectSummary(page, 'Wrong email or password');
    await sendSignIn(page, { email: `unknown.${Date.now()}@example.com`, password: 'not-it' });
    await expectSummary(page, 'Wrong email or password');
    await sendSignIn(page, blocked);
    await expectSummary(page, authMessages.too_many_requests);
    await sendSignIn(page, staff);
    await expect(greeting(page)).toBeVisible();
  });
});

test('after too many failures even the right password has to wait', async ({ page, complaints }) => {
  complaints.expected.push(REFUSED);
  const email = `guessed.${Date.now()}@example.com`;
  const { auth } = (await (await page.request.get('/api/config')).json()) as {
    auth: { domain: string; clientId: string };
  };
  for (let attempt = 0; attempt < 10; attempt++) {
    const data = { client_id: auth.clientId, username: email, password: `guess ${attempt}` };
    expect((await page.request.post(`${auth.domain}/co/authenticate`, { data })).status()).toBe(403);
  }
  await page.goto('/login');
  await sendSignIn(page, { email, password: 'one more' });
  await expectSummary(page, authMessages.too_many_requests);
});

test('reports a closed pop-up as cancelled and an unavailable sign-in service, and the next attempt works', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/net::ERR/);
  await page.goto('/login');
  await (await openGoogle(page)).close();
  await expectSummary(page, 'Google Authentication cancelled');
  // The press closes the window, which may end the click before it is reported as done.
  const popup = await openGoogle(page);
  const cancel = popup.getByRole('button', { name: 'Cancel' });
  await cancel.click().catch((error: Error) => {
    if (!popup.isClosed()) throw error;
  });
  await expectSummary(page, 'Google Authentication cancelled');

  await page.route('**/co/authenticate', (route) => route.abort());
  await sendSignIn(page, staff);
  await expectSummary(page, UNREACHABLE);
  await expect(page.getByLabel('Password')).toHaveValue(staff.password);
  await page.unroute('**/co/authenticate');
  await signInButton(page).click();
  await expect(greeting(page)).toBeVisible();
});

test('reports a blocked pop-up, and email and password still work', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto('/login');
  await googleButton(page).click();
  await expectSummary(page, 'popup');
  await sendSignIn(page, staff);
  await expect(greeting(page)).toBeVisible();
});

test('reports an unavailable API on the sign-in page, and the form works once it is back', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 502/);
  await page.route('**/api/config', (route) => route.fulfill({ status: 502, json: {} }));
  await page.goto('/login');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
  await page.unroute('**/api/config');
  await sendSignIn(page, staff);
  await expect(greeting(page)).toBeVisible();
});

test('signs in by the Google pop-up, stays signed in after a reload, and signs out here, in another tab and at Google', async ({
  page,
  context,
}) => {
  await page.goto('/admin/helpers');
  const popup = await openGoogle(page);
  await popup.getByRole('button', { name: admin.name }).click();
  await expect(greeting(page)).toHaveText(`Hi, ${admin.name}`);
  expect(popup.isClosed()).toBe(true);
  await page.reload();
  await expect(greeting(page)).toHaveText(`Hi, ${admin.name}`);
  const tab = await context.newPage();

  await signOut(page);
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  for (const [where, path] of [
    [page, '/admin'],
    [tab, '/settings'],
  ] as const) {
    await where.goto(path);
    await expect(signInButton(where)).toBeVisible();
    await expect(where).toHaveURL(/\/login\?/);
  }
  // Another person can sign in: the pop-up asks who it is.
  await (await openGoogle(page)).getByRole('button', { name: staff.name }).click();
  await expect(greeting(page)).toHaveText(`Hi, ${staff.name}`);
});

test('a failed sign-out shows an error toast and keeps the session', async ({ page, complaints }) => {
  complaints.expected.push(/net::ERR/);
  await signInAt(page, staff, '/admin/helpers');
  await page.route('**/v2/logout*', (route) => route.abort());
  await signOut(page);
  const toast = page.getByRole('alert').filter({ hasText: UNREACHABLE });
  await expect(toast).toHaveAttribute('data-toast', 'error');
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/admin/helpers');

  await page.unroute('**/v2/logout*');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInButton(page)).toBeVisible();
});
