import type { Page } from '@playwright/test';
import {
  appReady,
  countMailsTo,
  expect,
  expectMissing,
  expectSentOnce,
  expectWrong,
  formReady,
  freshEmail,
  mailTo,
  open,
  test,
} from '@school/shared/e2e';

const REFERRALS = '**/api/referrals';
const send = (page: Page) => page.getByRole('button', { name: /Recommend the school|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'Thank you for telling a friend.' });
const THANKS = 'Thank you for telling a friend';
const THOUGHT = 'Ama Serwaa thought of you';

const labels = {
  name: 'Your name',
  email: 'Your email',
  friendName: 'Your friend’s name',
  friendEmail: 'Your friend’s email',
  note: 'A message to your friend',
} as const;

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

async function expectFilledIn(page: Page, { email, friendEmail }: Two): Promise<void> {
  await expect(page.getByLabel(labels.email)).toHaveValue(email);
  await expect(page.getByLabel(labels.friendEmail)).toHaveValue(friendEmail);
  await expect(page.getByLabel(labels.note)).toHaveValue('You hum all day.\nCome along!');
  await expect(page.getByLabel('My friend knows')).toBeChecked();
}

test('a recommendation mails both people once and creates a personal link', async ({ page, complaints }) => {
  complaints.expected.push(/status of (422|503)|net::ERR/);
  const people = two();
  const link = page.getByLabel('The link');
  await open(page, '/refer', 'mf-public');
  await formReady(page, 'recommend-title');
  await expect(link).toHaveValue(/\/learn$/);

  await test.step('an empty form lists the missing fields and links to each', () =>
    expectMissing(page, send(page), [
      [page.getByLabel(labels.name), 'Please enter your name'],
      [page.getByLabel(labels.email), 'Please enter an email address'],
      [page.getByLabel(labels.friendName), 'Please enter your friend’s name'],
      [page.getByLabel(labels.friendEmail), 'Please enter your friend’s email address'],
      [page.getByLabel('My friend knows'), 'Please ask your friend first, and tick this box'],
    ]));
  await test.step("rejects the sender's own address, and a recommendation without the friend's consent", async () => {
    await fillIn(page, { ...people, friendEmail: people.email.toUpperCase() });
    await send(page).click();
    await expectWrong(page, ['This is your own address: please enter your friend’s']);
    await page.getByLabel(labels.friendEmail).fill(people.friendEmail);
    await page.getByLabel('My friend knows').uncheck();
    await send(page).click();
    await expectWrong(page, ['Please ask your friend first, and tick this box']);
    await page.getByLabel('My friend knows').check();
  });
  await test.step('a reload keeps the typed text', async () => {
    await page.reload();
    await formReady(page, 'recommend-title');
    await expectFilledIn(page, people);
  });
  await expectSentOnce(page, {
    api: REFERRALS,
    send: send(page),
    refusedField: 'friendEmail',
    field: page.getByLabel(labels.email),
    kept: () => expectFilledIn(page, people),
    sent: sent(page),
  });
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(people.friendEmail);

  await expect(link).toHaveValue(/\/learn\?from=[a-z2-9]{10}$/);
  const own = await link.inputValue();
  await test.step('sends its mails', async () => {
    const mail = await mailTo(people.friendEmail, THOUGHT);
    expect(mail.text).toContain('> You hum all day.\n> Come along!');
    expect(mail.text).toContain('The first half hour is free.');
    expect(mail.text).toContain(own);
    expect((await mailTo(people.email, THANKS)).text).toContain(own);
    expect(await countMailsTo(people.friendEmail)).toBe(1);
    expect(await countMailsTo(people.email)).toBe(1);
  });
  await test.step('a second recommendation keeps the existing link', async () => {
    await page.getByRole('button', { name: 'Recommend us to someone else' }).click();
    await expect(page.getByLabel(labels.friendName)).toHaveValue('');
    await expect(page.getByLabel('My friend knows')).not.toBeChecked();
    const friendEmail = freshEmail();
    await fillIn(page, { ...people, friendEmail });
    await send(page).click();
    await expect(sent(page)).toBeFocused();
    await expect(link).toHaveValue(own);
    expect((await mailTo(friendEmail, THOUGHT)).text).toContain(own);
  });
  await test.step('the next visit shows the link with ways to share it', async () => {
    await page.reload();
    await appReady(page, 'mf-public');
    await expect(link).toHaveValue(own);
    const words = new RegExp(encodeURIComponent(own));
    for (const name of ['Send by WhatsApp', 'Send by email'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', words);
  });
});
