import type { Page } from '@playwright/test';
import {
  countMailsTo,
  expect,
  expectMissing,
  expectSentOnce,
  expectWrong,
  formReady,
  freshEmail,
  mailTo,
  open,
  staffAddress,
  test,
} from '@school/shared/e2e';

const MESSAGE = 'My daughter is six.\nMay she try the cello?';
const MESSAGES = '**/api/contact/messages';
const send = (page: Page) => page.getByRole('button', { name: /Send the message|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'We have received your message.' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('What is it about?').selectOption({ label: 'Lessons and fees' });
  await page.getByLabel('Your name').fill('Ama Serwaa');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone').fill('024 412 3456');
  await page.getByLabel('Your message').fill(MESSAGE);
}

async function expectFilledIn(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('What is it about?')).toHaveValue('lessons');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE);
}

test('sends a message to the office and confirms it to the sender', async ({ page, complaints }) => {
  complaints.expected.push(/status of (422|503)|net::ERR/);
  const email = freshEmail();
  await open(page, '/about?topic=trial_lesson#write', 'mf-public');
  await formReady(page, 'contact-form-title');

  await test.step('a link can preselect the topic', async () => {
    await expect(page.getByLabel('What is it about?')).toHaveValue('trial_lesson');
    await page.getByLabel('What is it about?').selectOption('');
  });
  await test.step('an empty form lists the missing fields and links to each', () =>
    expectMissing(page, send(page), [
      [page.getByLabel('What is it about?'), 'Please choose what it is about'],
      [page.getByLabel('Your name'), 'Please enter your name'],
      [page.getByRole('textbox', { name: 'Email' }), 'Please enter an email address'],
      [page.getByLabel('Your message'), 'Please write your message'],
    ]));
  await test.step('one wrong answer shows one error', async () => {
    await fillIn(page, email);
    await page.getByLabel('Phone').fill('12345');
    await send(page).click();
    await expectWrong(page, ['The provided phone is invalid']);
    await page.getByLabel('Phone').fill('024 412 3456');
  });
  await test.step('the next visit restores the typed text', async () => {
    await open(page, '/about#write', 'mf-public');
    await formReady(page, 'contact-form-title');
    await expectFilledIn(page, email);
  });
  await expectSentOnce(page, {
    api: MESSAGES,
    send: send(page),
    field: page.getByRole('textbox', { name: 'Email' }),
    kept: () => expectFilledIn(page, email),
    sent: sent(page),
  });
  await test.step('sends its mails', async () => {
    expect((await mailTo(email, 'We have your message')).text).toMatch(/Reference: NOTE-/);
    expect(await countMailsTo(email)).toBe(1);
    const notice = await mailTo(staffAddress, 'Lessons and fees: Ama Serwaa', email);
    expect(notice.replyTo).toMatchObject([{ address: email }]);
    expect(notice.text).toContain('+233244123456');
    expect(notice.text).toContain('> May she try the cello?');
  });

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});
