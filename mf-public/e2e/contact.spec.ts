import type { Page } from '@playwright/test';
import {
  appReady,
  countMailsTo,
  countRequests,
  expect,
  expectEachWrong,
  expectWrong,
  formReady,
  freshEmail,
  mailTo,
  open,
  sendThroughTrouble,
  staffAddress,
  summary,
  test,
} from '@school/shared/e2e';

const MESSAGE = 'My daughter is six.\nMay she try the cello?';
const MESSAGES = '**/api/contact/messages';
const send = (page: Page) => page.getByRole('button', { name: /Send the message|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'Your message is with us.' });

async function openForm(page: Page, address = '/about#write'): Promise<void> {
  await open(page, address, 'mf-public');
  await formReady(page, 'contact-form-title');
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('What is it about?').selectOption({ label: 'Lessons and fees' });
  await page.getByLabel('Your name').fill('Ama Serwaa');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('024 412 3456');
  await page.getByLabel('Your message').fill(MESSAGE);
}

test('a message goes to the office, and its sender hears that it is there', async ({ page }) => {
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, email);
  await send(page).click();
  await expect(sent(page)).toBeFocused();

  expect((await mailTo(email, 'We have your message')).text).toMatch(/Reference: NOTE-/);
  const notice = await mailTo(staffAddress, 'Lessons and fees: Ama Serwaa', email);
  expect(notice.replyTo).toMatchObject([{ address: email }]);
  expect(notice.text).toContain('+233244123456');
  expect(notice.text).toContain('> May she try the cello?');

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
    ['E-mail', 'Please give an e-mail address'],
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

test('each wrong answer is named alone', async ({ page }) => {
  await openForm(page);
  await fillIn(page, freshEmail());
  await expectEachWrong(page, WRONG, { field: (label) => page.getByLabel(label), send: send(page) });
});

test('through refusals, an API that is away and a lost answer nothing is lost, and it is sent once', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of (422|503)|net::ERR/);
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, email);
  await sendThroughTrouble(page, {
    api: MESSAGES,
    send: send(page),
    kept: () => expect(page.getByLabel('Your message')).toHaveValue(MESSAGE),
  });
  const repeated = page.waitForResponse(MESSAGES);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect((await repeated).status()).toBe(201);
  await mailTo(email, 'We have your message');
  expect(await countMailsTo(email)).toBe(1);
});

test('a reload keeps what was typed; pressed twice it is sent once, and nothing of it is left', async ({
  page,
}) => {
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, email);
  await page.reload();
  await appReady(page, 'mf-public');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE);
  await expect(page.getByLabel('What is it about?')).toHaveValue('lessons');
  await formReady(page, 'contact-form-title');
  const requests = await countRequests(page, MESSAGES);
  await send(page).dblclick();
  await expect(sent(page)).toBeVisible();
  expect(requests()).toBe(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
});
