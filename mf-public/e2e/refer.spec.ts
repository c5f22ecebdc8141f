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
  summary,
  test,
} from '@school/shared/e2e';

const REFERRALS = '**/api/referrals';
const send = (page: Page) => page.getByRole('button', { name: /Recommend the school|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'Thank you for thinking of somebody.' });
const THANKS = 'Thank you for thinking of somebody';
const THOUGHT = 'Ama Serwaa thought of you';

const labels = {
  name: 'Your name',
  email: 'Your e-mail',
  friendName: 'Your friend’s name',
  friendEmail: 'Your friend’s e-mail',
  note: 'A few words to your friend',
} as const;

async function openForm(page: Page): Promise<void> {
  await open(page, '/refer', 'mf-public');
  await formReady(page, 'recommend-title');
}

interface Two {
  readonly email: string;
  readonly friendEmail: string;
}
const two = (): Two => ({ email: freshEmail(), friendEmail: freshEmail() });

async function fillIn(page: Page, { email, friendEmail }: Two): Promise<void> {
  await page.getByLabel(labels.name).fill('Ama Serwaa');
  await page.getByLabel(labels.email).fill(email);
  await page.getByLabel(labels.friendName).fill('Kofi Mensah');
  await page.getByLabel(labels.friendEmail).fill(friendEmail);
  await page.getByLabel(labels.note).fill('You hum all day.\nCome along!');
  await page.getByLabel('My friend knows').check();
}

async function recommend(page: Page, people: Two): Promise<void> {
  await openForm(page);
  await fillIn(page, people);
  await send(page).click();
  await expect(sent(page)).toBeFocused();
}

test('a recommendation writes to both, and gives a link of one’s own', async ({ page }) => {
  const people = two();
  await openForm(page);
  const link = page.getByLabel('The link');
  await expect(link).toHaveValue(/\/learn$/);
  await fillIn(page, people);
  await send(page).click();
  await expect(sent(page)).toBeFocused();

  await expect(link).toHaveValue(/\/learn\?from=[a-z2-9]{10}$/);
  const own = await link.inputValue();
  const mail = await mailTo(people.friendEmail, THOUGHT);
  expect(mail.text).toContain('> You hum all day.\n> Come along!');
  expect(mail.text).toContain('The first half hour with an instrument is free.');
  expect(mail.text).toContain(own);
  expect((await mailTo(people.email, THANKS)).text).toContain(own);

  await page.reload();
  await appReady(page, 'mf-public');
  await expect(link).toHaveValue(own);
  const words = encodeURIComponent(own);
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(words),
  );
  await expect(page.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute('href', new RegExp(words));
});

test('a second recommendation keeps the link that one has', async ({ page }) => {
  const email = freshEmail();
  await recommend(page, { email, friendEmail: freshEmail() });
  const own = await page.getByLabel('The link').inputValue();
  await page.getByRole('button', { name: 'Recommend us to somebody else' }).click();
  await expect(page.getByLabel(labels.friendName)).toHaveValue('');
  await expect(page.getByLabel('My friend knows')).not.toBeChecked();
  const friendEmail = freshEmail();
  await fillIn(page, { email, friendEmail });
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(page.getByLabel('The link')).toHaveValue(own);
  expect((await mailTo(friendEmail, THOUGHT)).text).toContain(own);
});

test('an empty form says what is missing, and leads to each field', async ({ page }) => {
  await openForm(page);
  await send(page).click();
  const missing = [
    [labels.name, 'Please give your name'],
    [labels.email, 'Please give an e-mail address'],
    [labels.friendName, 'Please give your friend’s name'],
    [labels.friendEmail, 'Please give your friend’s e-mail address'],
    ['My friend knows', 'Please ask your friend first, and say so here'],
  ] as const;
  await expectWrong(
    page,
    missing.map(([, message]) => message),
  );
  for (const [nth, [label, message]] of missing.entries()) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await summary(page).getByRole('link').nth(nth).click();
    await expect(page.getByLabel(label)).toBeFocused();
  }
});

const NO_LINK = 'Please leave out links and web addresses; after a full stop comes a space';
const WRONG = [
  [labels.name, 'A'.repeat(101), 'A name can have at most 100 characters'],
  [labels.name, 'Win at spam.example', NO_LINK],
  [labels.email, 'ama@example', 'The provided email is invalid'],
  [labels.friendName, 'Kofi https://spam.example', NO_LINK],
  [labels.friendEmail, 'kofi example.com', 'Your friend’s e-mail address is invalid'],
  [labels.note, 'Look at www.spam', NO_LINK],
  [labels.note, 'x'.repeat(301), 'This can have at most 300 characters'],
] as const;

test('each wrong answer is named alone', async ({ page }) => {
  await openForm(page);
  await fillIn(page, two());
  await expectEachWrong(page, WRONG, { field: (label) => page.getByLabel(label), send: send(page) });
});

test('nobody recommends the school to themselves, or without the friend’s leave', async ({ page }) => {
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, { email, friendEmail: email.toUpperCase() });
  await send(page).click();
  await expectWrong(page, ['This is your own address: please give your friend’s']);
  await page.getByLabel(labels.friendEmail).fill(freshEmail());
  await page.getByLabel('My friend knows').uncheck();
  await send(page).click();
  await expectWrong(page, ['Please ask your friend first, and say so here']);
  await page.getByLabel('My friend knows').check();
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('through refusals, an API that is away and a lost answer nothing is lost, and nobody hears twice', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of (422|503)|net::ERR/);
  const people = two();
  await openForm(page);
  await fillIn(page, people);
  await sendThroughTrouble(page, {
    api: REFERRALS,
    send: send(page),
    refusedField: 'friendEmail',
    kept: async () => {
      await expect(page.getByLabel(labels.note)).toHaveValue('You hum all day.\nCome along!');
      await expect(page.getByLabel('My friend knows')).toBeChecked();
    },
  });
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  const own = await page.getByLabel('The link').inputValue();
  expect((await mailTo(people.friendEmail, THOUGHT)).text).toContain(own);
  await mailTo(people.email, THANKS);
  expect(await countMailsTo(people.friendEmail)).toBe(1);
  expect(await countMailsTo(people.email)).toBe(1);
});

test('a reload keeps what was typed; pressed twice it is sent once, and nothing of it is left', async ({
  page,
}) => {
  const people = two();
  await openForm(page);
  await fillIn(page, people);
  await page.reload();
  await appReady(page, 'mf-public');
  await expect(page.getByLabel(labels.friendEmail)).toHaveValue(people.friendEmail);
  await expect(page.getByLabel(labels.note)).toHaveValue('You hum all day.\nCome along!');
  await expect(page.getByLabel('My friend knows')).toBeChecked();
  await formReady(page, 'recommend-title');
  const requests = await countRequests(page, REFERRALS);
  await send(page).dblclick();
  await expect(sent(page)).toBeVisible();
  expect(requests()).toBe(1);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(people.friendEmail);
  expect(kept).not.toContain(people.email);
});

test('a program that fills in what people never see is thanked, and writes to nobody', async ({ page }) => {
  const people = two();
  await openForm(page);
  await fillIn(page, people);
  await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'https://a.example',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  // What a person sends afterwards is written; the mails come in their order.
  await page.getByRole('button', { name: 'Recommend us to somebody else' }).click();
  const others = two();
  await fillIn(page, others);
  await send(page).click();
  await mailTo(others.friendEmail, THOUGHT);
  expect(await countMailsTo(people.friendEmail)).toBe(0);
});
