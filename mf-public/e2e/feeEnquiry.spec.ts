import type { Page } from '@playwright/test';
import {
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

const ENQUIRIES = '**/api/music-study/fee-enquiries';
const form = (page: Page) => page.getByRole('form', { name: 'Ask for the fee' });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole('button', { name: /Ask for the fee|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'Your question is with the registrar.' });

async function openForm(page: Page, address = '/learn/trumpet#fees'): Promise<void> {
  await open(page, address, 'mf-public');
  await formReady(page, 'fees-title');
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Programme').selectOption({ label: 'Adult Study' });
  await field(page, 'Class type').selectOption({ label: 'Group' });
  await field(page, 'Your name').fill('Kofi Mensah');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Anything else').fill('May I pay in parts?');
}

test('the registrar gets the question, and its sender a copy', async ({ page }) => {
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, email);
  await send(page).click();
  await expect(sent(page)).toBeFocused();

  const copy = await mailTo(email, 'Your question about trumpet fees');
  const notice = await mailTo(staffAddress, 'Fees: Trumpet, Kofi Mensah', email);
  expect(notice.replyTo).toMatchObject([{ address: email }]);
  for (const mail of [copy, notice]) {
    expect(mail.text).toContain('Programme: Adult Study\nLevel: Not sure yet\nClass type: Group');
  }
  expect(notice.text).toContain('> May I pay in parts?');
  await page.getByRole('button', { name: 'Ask something else' }).click();
  await expect(field(page, 'E-mail')).toHaveValue('');
});

test('the levels are those of the programme', async ({ page }) => {
  await openForm(page);
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

test('an empty form says what is missing, and leads to each field', async ({ page }) => {
  await openForm(page);
  await send(page).click();
  const missing = [
    ['Programme', 'Please choose a programme'],
    ['Your name', 'Please give your name'],
    ['E-mail', 'Please give an e-mail address'],
  ] as const;
  await expectWrong(
    page,
    missing.map(([, message]) => message),
  );
  for (const [label, message] of missing) {
    await summary(page).getByRole('link', { name: message }).click();
    await expect(field(page, label)).toBeFocused();
  }
});

const WRONG = [
  ['E-mail', 'kofi@example', 'The provided email is invalid'],
  ['Phone', '12', 'The provided phone is invalid'],
  ['Your name', 'A'.repeat(101), 'A name can have at most 100 characters'],
  ['Anything else', 'x'.repeat(3001), 'This can have at most 3,000 characters'],
] as const;

test('each wrong answer is named alone', async ({ page }) => {
  await openForm(page);
  await fillIn(page, freshEmail());
  await expectEachWrong(page, WRONG, { field: (label) => field(page, label), send: send(page) });
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
    api: ENQUIRIES,
    send: send(page),
    kept: () => expect(field(page, 'Anything else')).toHaveValue('May I pay in parts?'),
  });
  const repeated = page.waitForResponse(ENQUIRIES);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect((await repeated).status()).toBe(201);
  await mailTo(email, 'Your question about trumpet fees');
  expect(await countMailsTo(email)).toBe(1);
});

test('a reload keeps what was typed; pressed twice it is sent once, and nothing of it is left', async ({
  page,
}) => {
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, email);
  await page.reload();
  await formReady(page, 'fees-title');
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(field(page, 'Programme')).toHaveValue('adult_study');
  await expect(field(page, 'Class type')).toHaveValue('group');
  const requests = await countRequests(page, ENQUIRIES);
  await send(page).dblclick();
  await expect(sent(page)).toBeVisible();
  expect(requests()).toBe(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
});
