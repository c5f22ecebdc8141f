import type { Page } from '@playwright/test';
import { countMailsTo, mailTo, freshEmail, appReady, expect, open, test } from '@school/shared/e2e';

const MEMBERS = '**/api/community/members';
const name = (page: Page) => page.getByLabel('Your name');
const email = (page: Page) => page.getByLabel('E-mail');
const send = (page: Page) => page.getByRole('button', { name: /Join the community|Sending/ });
const summary = (page: Page) => page.getByRole('alert');
const asked = (page: Page) => page.getByRole('heading', { name: 'We have sent you a letter: confirm it.' });
const LETTER = 'One press, and you are counted in';

async function openForm(page: Page): Promise<void> {
  await open(page, '/community', 'mf-public');
  await interactive(page);
}

/** The form's code comes after the page's own: until then its button does nothing. */
async function interactive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return !!form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

test('joining: two answers, an interest, and a mail asks to confirm', async ({ page }) => {
  await openForm(page);
  const address = freshEmail();
  await name(page).fill('Ama Serwaa');
  await email(page).fill(address);
  await page.getByLabel('Concerts and recitals').check();
  await page.getByLabel('Helping out').check();
  const sent = page.waitForRequest(MEMBERS);
  await send(page).click();
  await expect(asked(page)).toBeFocused();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ama Serwaa',
    interests: ['concerts', 'volunteering'],
  });
  await mailTo(address, LETTER);

  await page.getByRole('button', { name: 'Add somebody else' }).click();
  await expect(name(page)).toHaveValue('');
  await expect(page.getByLabel('Helping out')).not.toBeChecked();
});

test('asking twice with one address gets the same answer, and a new mail', async ({ page }) => {
  const address = freshEmail();
  await openForm(page);
  for (const person of ['Ama Serwaa', 'Somebody Else']) {
    await name(page).fill(person);
    await email(page).fill(address);
    await send(page).click();
    await expect(asked(page)).toBeFocused();
    await page.getByRole('button', { name: 'Add somebody else' }).click();
  }
  await expect.poll(() => countMailsTo(address)).toBe(2);
});

test('an empty form says what is missing, in a summary that takes the focus and leads to each field', async ({
  page,
}) => {
  await openForm(page);
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('heading')).toHaveText('2 things to put right');
  await expect(summary(page).getByRole('link')).toHaveText([
    'Please give your name',
    'Please give an e-mail address',
  ]);
  for (const [field, message] of [
    [name(page), 'Please give your name'],
    [email(page), 'Please give an e-mail address'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await summary(page).getByRole('link', { name: message }).click();
    await expect(field).toBeFocused();
  }
});

const WRONG = [
  ['   ', 'ama@example.com', 'Please give your name'],
  ['A'.repeat(101), 'ama@example.com', 'A name can have at most 100 characters'],
  ['Ama', 'ama@example', 'The provided email is invalid'],
  ['Ama', 'ama example.com', 'The provided email is invalid'],
  ['Ama', `${'a'.repeat(250)}@example.com`, 'The provided email is invalid'],
] as const;

test('each wrong answer is named alone, and put right it goes through', async ({ page }) => {
  await openForm(page);
  for (const [person, address, message] of WRONG) {
    await name(page).fill(person);
    await email(page).fill(address);
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([message]);
  }
  await email(page).fill(freshEmail());
  await expect(summary(page)).toHaveCount(0);
  await send(page).click();
  await expect(asked(page)).toBeVisible();
});

test('what the API finds wrong is said at its field', async ({ page, complaints }) => {
  complaints.expected.push(/status of 422/);
  const fields = [{ field: 'email', message: 'This address cannot be written to' }];
  await page.route(MEMBERS, (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'validation_failed', message: 'Wrong', fields } } }),
  );
  await openForm(page);
  await name(page).fill('Ama');
  await email(page).fill(freshEmail());
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(/This address cannot be written to/);
});

for (const [kind, away] of [
  ['cannot be reached', undefined],
  [
    'has no database',
    { code: 'unavailable', message: 'The service is away for a moment. Please try again.' },
  ],
] as const) {
  test(`when the API ${kind}, nothing that was typed is lost and another try works`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/net::ERR|status of 503/);
    await page.route(MEMBERS, (route) =>
      away ? route.fulfill({ status: 503, json: { error: away } }) : route.abort(),
    );
    const address = freshEmail();
    await openForm(page);
    await name(page).fill('Ama Serwaa');
    await email(page).fill(address);
    await page.getByLabel('Lessons and courses').check();
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(
      away?.message ??
        'This could not be sent. Check your connection and try again. Nothing you typed is lost.',
    );
    await expect(name(page)).toHaveValue('Ama Serwaa');
    await expect(email(page)).toHaveValue(address);
    await expect(page.getByLabel('Lessons and courses')).toBeChecked();

    await page.unroute(MEMBERS);
    await send(page).click();
    await expect(asked(page)).toBeVisible();
  });
}

test('an answer that gets lost on its way does no harm: the second try is the same asking', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/net::ERR/);
  const address = freshEmail();
  await page.route(MEMBERS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openForm(page);
  await name(page).fill('Ama Serwaa');
  await email(page).fill(address);
  await send(page).click();
  await expect(summary(page)).toContainText('Nothing you typed is lost');
  await page.unroute(MEMBERS);
  await send(page).click();
  await expect(asked(page)).toBeVisible();
  await mailTo(address, LETTER);
  expect(await countMailsTo(address)).toBe(1);
});

test('a reload in the middle keeps what was typed; once sent, nothing of it is left', async ({ page }) => {
  const address = freshEmail();
  await openForm(page);
  await name(page).fill('Ama Serwaa');
  await email(page).fill(address);
  await page.getByLabel('The music competition').check();
  await page.reload();
  await appReady(page, 'mf-public');
  await expect(name(page)).toHaveValue('Ama Serwaa');
  await expect(email(page)).toHaveValue(address);
  await expect(page.getByLabel('The music competition')).toBeChecked();
  await send(page).click();
  await expect(asked(page)).toBeVisible();

  await page.reload();
  await interactive(page);
  await expect(name(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(address);
});

test('leaving for another app and coming back keeps what was typed', async ({ page }) => {
  await openForm(page);
  await name(page).fill('Ama Serwaa');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
  await expect(page).toHaveURL('/donate');
  await page.goBack();
  await expect(name(page)).toHaveValue('Ama Serwaa');
});

test('what is typed before the script has come stays', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/community', { waitUntil: 'commit' });
  await name(page).fill('Early Bird');
  await page.getByLabel('Helping out').check();
  await send(page).click();
  await expect(page).toHaveURL('/community');
  release();
  await interactive(page);
  await expect(name(page)).toHaveValue('Early Bird');
  await expect(page.getByLabel('Helping out')).toBeChecked();
  await email(page).fill(freshEmail());
  await send(page).click();
  await expect(asked(page)).toBeVisible();
});

test('pressing twice, and Enter besides, sends once', async ({ page }) => {
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(MEMBERS, async (route) => {
    sent++;
    await answered;
    await route.continue();
  });
  await openForm(page);
  await name(page).fill('Ama Serwaa');
  await email(page).fill(freshEmail());
  await send(page).dblclick();
  await email(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await send(page).click({ force: true });
  answer();
  await expect(asked(page)).toBeVisible();
  expect(sent).toBe(1);
});

test('a program that fills in what people never see is thanked, and not stored', async ({ page }) => {
  await openForm(page);
  await name(page).fill('Program');
  await email(page).fill(freshEmail());
  await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'https://spam.example',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const sent = page.waitForRequest(MEMBERS);
  await send(page).click();
  await expect(asked(page)).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ website: 'https://spam.example' });
});
