import type { Page } from '@playwright/test';
import {
  away,
  awayMessage,
  expectWrong,
  formReady,
  refusal,
  summary,
  countMailsTo,
  mailTo,
  staffAddress,
  freshEmail,
  appReady,
  expect,
  open,
  test,
} from '@school/shared/e2e';

const MESSAGES = '**/api/contact/messages';
const send = (page: Page) => page.getByRole('button', { name: /Send the message|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'Your message is with us.' });

async function openForm(page: Page, address = '/about'): Promise<void> {
  await open(page, address, 'mf-public');
  await formReady(page, 'contact-form-title');
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('What is it about?').selectOption({ label: 'Lessons and fees' });
  await page.getByLabel('Your name').fill('Ama Serwaa');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('024 412 3456');
  await page.getByLabel('Your message').fill('My daughter is six.\nMay she try the cello?');
}

test('a message goes to the office, and its sender gets a copy', async ({ page }) => {
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, email);
  await send(page).click();
  await expect(sent(page)).toBeFocused();

  expect((await mailTo(email, 'We have your message')).text).toContain('> May she try the cello?');
  const notice = await mailTo(staffAddress, 'Lessons and fees: Ama Serwaa', email);
  expect(notice.replyTo).toMatchObject([{ address: email }]);
  expect(notice.text).toContain('+233244123456');

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('a link can choose the topic beforehand', async ({ page }) => {
  await openForm(page, '/about?topic=trial_lesson#write');
  await expect(page.getByLabel('What is it about?')).toHaveValue('trial_lesson');
});

test('an empty form says what is missing, and leads to each field', async ({ page }) => {
  await openForm(page);
  await send(page).click();
  const missing = [
    ['What is it about?', 'Please choose what it is about'],
    ['Your name', 'Please give your name'],
    ['E-mail', 'The provided email is invalid'],
    ['Your message', 'Please write your message'],
  ] as const;
  await expectWrong(
    page,
    missing.map(([, message]) => message),
  );
  for (const [label, message] of missing) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await summary(page).getByRole('link', { name: message }).click();
    await expect(page.getByLabel(label)).toBeFocused();
  }
});

const WRONG = [
  ['E-mail', 'ama@example', 'The provided email is invalid'],
  ['Phone', '12345', 'The provided phone is invalid'],
  ['Your name', 'A'.repeat(101), 'A name can have at most 100 characters'],
  ['Your message', 'x'.repeat(3001), 'This can have at most 3,000 characters'],
] as const;

for (const [label, value, message] of WRONG) {
  test(`"${label}": ${message}`, async ({ page }) => {
    await openForm(page);
    await fillIn(page, freshEmail());
    await page.getByLabel(label).fill(value);
    await send(page).click();
    await expectWrong(page, [message]);
    await expect(page.getByLabel(label)).toHaveValue(value);
  });
}

test('what the API finds wrong is said at its field', async ({ page, complaints }) => {
  complaints.expected.push(/status of 422/);
  await page.route(MESSAGES, refusal('email', 'This address cannot be written to'));
  await openForm(page);
  await fillIn(page, freshEmail());
  await send(page).click();
  await expectWrong(page, ['This address cannot be written to']);
});

test('when the API is away nothing is lost, and another try sends it once', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/);
  const email = freshEmail();
  await page.route(MESSAGES, away);
  await openForm(page);
  await fillIn(page, email);
  await send(page).click();
  await expect(summary(page)).toContainText(awayMessage);
  await expect(page.getByLabel('Your message')).toHaveValue('My daughter is six.\nMay she try the cello?');
  await page.unroute(MESSAGES);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await mailTo(email, 'We have your message');
});

test('an answer that gets lost on its way does no harm: the second try is the same message', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/net::ERR/);
  const email = freshEmail();
  await page.route(MESSAGES, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openForm(page);
  await fillIn(page, email);
  await send(page).click();
  await expect(summary(page)).toContainText('Nothing you typed is lost');
  await page.unroute(MESSAGES);
  const repeated = page.waitForResponse(MESSAGES);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect((await repeated).status()).toBe(201);
  await mailTo(email, 'We have your message');
  expect(await countMailsTo(email)).toBe(1);
});

test('a reload in the middle keeps what was typed; once sent, nothing of it is left', async ({ page }) => {
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, email);
  await page.reload();
  await appReady(page, 'mf-public');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Your message')).toHaveValue('My daughter is six.\nMay she try the cello?');
  await expect(page.getByLabel('What is it about?')).toHaveValue('lessons');
  await formReady(page, 'contact-form-title');
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
});
