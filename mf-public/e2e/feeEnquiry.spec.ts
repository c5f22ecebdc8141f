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

const ENQUIRIES = '**/api/music-study/fee-enquiries';
const form = (page: Page) => page.getByRole('form', { name: 'Ask for the fee' });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole('button', { name: /Ask for the fee|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'We have received your question.' });

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Programme').selectOption({ label: 'Adult Study' });
  await field(page, 'Class type').selectOption({ label: 'Group' });
  await field(page, 'Your name').fill('Kofi Mensah');
  await field(page, 'Email').fill(email);
  await field(page, 'Anything else').fill('May I pay in parts?');
}

async function expectFilledIn(page: Page, email: string): Promise<void> {
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Programme')).toHaveValue('adult_study');
  await expect(field(page, 'Class type')).toHaveValue('group');
  await expect(field(page, 'Anything else')).toHaveValue('May I pay in parts?');
}

test('sends the question to the registrar and a copy to its sender', async ({ page, complaints }) => {
  complaints.expected.push(/status of (422|503)|net::ERR/);
  const email = freshEmail();
  await open(page, '/learn/trumpet#fees', 'mf-public');
  await formReady(page, 'fees-title');

  await test.step('an empty form lists the missing fields and links to each', () =>
    expectMissing(page, send(page), [
      [field(page, 'Programme'), 'Please choose a programme'],
      [field(page, 'Your name'), 'Please enter your name'],
      [field(page, 'Email'), 'Please enter an email address'],
    ]));
  await test.step('offers only the levels of the programme', async () => {
    await expect(field(page, 'Class type').getByRole('option')).toHaveText([
      'Not sure yet',
      'Private',
      'Group',
    ]);
    const levels = field(page, 'Level').getByRole('option');
    await expect(levels).toHaveCount(4);
    await field(page, 'Level').selectOption({ label: 'Beginner, 18+' });
    await field(page, 'Programme').selectOption({ label: 'Junior Conservatory' });
    await expect(levels).toHaveText(['Not sure yet', 'Beginner, 7–17 yrs', 'Intermediate']);
    await expect(field(page, 'Level')).toHaveValue('');
  });
  await test.step('one wrong answer shows one error', async () => {
    await fillIn(page, email);
    await field(page, 'Phone').fill('12');
    await send(page).click();
    await expectWrong(page, ['The provided phone is invalid']);
    await field(page, 'Phone').fill('');
  });
  await test.step('a reload keeps the typed text', async () => {
    await page.reload();
    await formReady(page, 'fees-title');
    await expectFilledIn(page, email);
  });
  await expectSentOnce(page, {
    api: ENQUIRIES,
    send: send(page),
    field: field(page, 'Email'),
    kept: () => expectFilledIn(page, email),
    sent: sent(page),
  });
  await test.step('sends its mails', async () => {
    const copy = await mailTo(email, 'Your question about trumpet fees');
    const notice = await mailTo(staffAddress, 'Fees: Trumpet, Kofi Mensah', email);
    expect(notice.replyTo).toMatchObject([{ address: email }]);
    for (const mail of [copy, notice])
      expect(mail.text).toContain('Programme: Adult Study\nLevel: Not sure yet\nClass type: Group');
    expect(notice.text).toContain('> May I pay in parts?');
    expect(await countMailsTo(email)).toBe(1);
  });

  await page.getByRole('button', { name: 'Ask something else' }).click();
  await expect(field(page, 'Email')).toHaveValue('');
});
