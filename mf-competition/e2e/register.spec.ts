import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  appReady,
  askAs,
  expect,
  expectAccessible,
  expectWrong,
  freshEmail,
  linkIn,
  mailTo,
  open,
  PHONE,
  staff,
  summary,
  test,
} from '@school/shared/e2e';
import {
  atCheckout,
  chooseBand,
  choosePieces,
  competitor,
  goOn,
  heading,
  holdTime,
  storedEntry,
  passport,
  sayWho,
  send,
  skipPapers,
} from './entering';

const PAGE = '/music-competition/register';
/** Times that these tests book, one each. */
const TIMES = { adult: '1100', minor: '1120', lost: '1140', instead: '1200' } as const;
/** A retried test uses the second day, because its time of the first day is taken. */
const slotOf = (whose: keyof typeof TIMES) =>
  `2025-10-${test.info().retry === 0 ? '11' : '18'}-${TIMES[whose]}`;
const entryOpened = (page: Page) => expect(heading(page, 'We have your entry')).toBeVisible();

test('an adult enters on a phone from first step to payment', async ({ page, browser, complaints }) => {
  complaints.expected.push(/preloaded using link preload/, /status of 422/);
  await page.setViewportSize(PHONE);
  const who = competitor();
  await open(page, PAGE, 'mf-competition');
  await page.getByRole('link', { name: 'Enter now' }).click();
  await expect(heading(page, 'Which instrument?')).toBeFocused();

  await test.step('the rules of entry come first, and unsuitable bands say why', async () => {
    await expect(page.getByText('Anyone may enter who is 5 or older')).toBeVisible();
    await page.getByRole('radio', { name: /^Classical guitar/ }).check();
    await goOn(page, 'Which band?');
    await expect(page.getByRole('row', { name: '0-1 Up to age 12 and grade 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expectWrong(page, [
      'Please enter the date of birth as a day of the calendar',
      'Please choose the last grade passed, from 0 for none to 8',
      'Please choose an age and grade band',
    ]);
    await page.getByLabel('The competitor’s date of birth').fill(who.birthDate);
    await page.getByLabel('Last grade passed on it').selectOption('5');
    await expect(page.getByRole('radio', { name: 'Band 0-1' })).toBeDisabled();
    await expect(page.getByText('Does not fit: it ends at age 12 and grade 1')).toBeVisible();
    await expectAccessible(page, 'the bands', ['phone light']);
    await page.getByRole('radio', { name: 'Band 3-4+' }).check();
    await goOn(page, 'Who is the competitor?');
  });

  await page.getByRole('button', { name: 'Next' }).click();
  await expectWrong(page, [
    'Please enter your name',
    'Please enter an email address',
    'Please enter a phone number',
  ]);
  await expectAccessible(page, 'what is wrong', ['phone dark']);
  await sayWho(page, who);
  await goOn(page, 'Which two pieces?');

  await test.step('a piece can be previewed before it is chosen', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expectWrong(page, ['Please choose a piece of Category A', 'Please choose a piece of Category B']);
    for (const category of ['A', 'B']) {
      await page
        .getByRole('radiogroup', { name: `Category ${category}` })
        .getByRole('radio')
        .first()
        .check();
    }
    await page
      .getByRole('link', { name: /^See and hear/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: /^Score: / })).toBeVisible();
    await goOn(page, 'Who is the teacher?');
  });

  await test.step('documents: one is uploaded, one of the wrong type is rejected, others follow later', async () => {
    await goOn(page, 'Proof of age');
    const file = page.getByLabel('Picture or scan of it');
    await file.setInputFiles({
      name: 'passport.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Name: Ama Serwaa'),
    });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(summary(page)).toBeFocused();
    await file.setInputFiles(passport);
    await goOn(page, 'A picture');
    await goOn(page, 'Proof of the grade');
    await goOn(page, 'A recording');
    await page.getByLabel('Or a link to it').fill('sound.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await expectWrong(page, ['Please enter the whole address, beginning with https://']);
    await page.getByLabel('Or a link to it').fill('https://sound.example/ama');
    await goOn(page, 'When do you play?');
  });
  await page.getByRole('button', { name: 'Hold this time' }).click();
  await expectWrong(page, ['Please choose an audition time']);
  await expectAccessible(page, 'the board', ['phone dark']);
  await holdTime(page, slotOf('adult'), 'How will you pay?');
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await goOn(page, 'Is all of it right?');
  await expectAccessible(page, 'the review', ['phone light']);

  await test.step('a part is changed from the review, and the draft survives closing the browser', async () => {
    await page.getByRole('button', { name: 'Change Teacher' }).click();
    await page.getByLabel('Teacher (optional)').fill('Efua Sarpong');
    await goOn(page, 'Is all of it right?', 'Back to the review');
    await page.goto(PAGE);
    await appReady(page, 'mf-competition');
    await page.getByRole('link', { name: 'Continue your entry' }).click();
    await expect(heading(page, 'Is all of it right?')).toBeFocused();
    await expect(page.getByText('Efua Sarpong')).toBeVisible();
    await expect(page.getByText('passport.png')).toBeVisible();
  });

  await send(page);
  await atCheckout(page, 'Cancel and go back');
  await expect(page.getByText('You were not charged', { exact: true })).toBeVisible();
  await send(page);
  await atCheckout(page, /^Pay by card/);
  await entryOpened(page);
  const mail = await mailTo(who.email, /^We have your entry/);
  const key = linkIn(mail, 'entry').split('entry=')[1] ?? '';
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(
    kept.filter((name) => /draft/.test(name)),
    'nothing is left of it',
  ).toEqual([]);

  await test.step('an entry that staff returned is changed and resubmitted', async () => {
    const office = await browser.newContext();
    const ask = await askAs(await office.newPage(), staff, '/settings');
    const { rows } = await ask<{ rows: { id: string }[] }>(
      'GET',
      `/staff/competition/entries?search=${who.email}`,
    );
    await ask('POST', `/staff/competition/entries/${rows[0]?.id}/moves`, {
      move: 'return',
      reason: 'Which school is it?',
    });
    await office.close();
    await open(page, `${PAGE}?change=${key}`, 'mf-competition');
    await expect(heading(page, 'Is all of it right?')).toBeVisible();
    await expect(page.getByText('Which school is it?')).toBeVisible();
    await page.getByRole('button', { name: 'Change Teacher' }).click();
    await page.getByLabel('School (optional)').fill('Achimota School');
    await goOn(page, 'Is all of it right?', 'Back to the review');
    await page.getByRole('button', { name: 'Resubmit' }).click();
    await entryOpened(page);
    await open(page, `${PAGE}?change=${key}`, 'mf-competition');
    await expect(heading(page, 'Nothing needs to be changed')).toBeVisible();
  });
});

test('a minor enters, and a guardian consents once by the link in their mail', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected.push(/status of (404|409|422)/);
  const who = competitor('2012-05-20');
  const guardian = freshEmail();
  // As in the link of an offer from the waiting list.
  const token = randomUUID();
  const kept = await request.put('/api/competition/slots/hold', {
    headers: { 'hold-token': token },
    data: { slot: slotOf('minor') },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  await open(page, `${PAGE}?offer=${token}`, 'mf-competition');
  await expect(heading(page, 'Which instrument?')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your audition time' })).toContainText('11:20 to 11:30');
  await chooseBand(page, who, '2', '2-3');
  await sayWho(page, who);
  await goOn(page, 'Which parent or guardian agrees?');
  await expect(page.getByText('The entry waits until they agree')).toBeVisible();
  await page.getByLabel('Name of the parent or guardian').fill('Abena Danso');
  await page.getByLabel('Their email').fill(guardian);
  await page.getByLabel('Their phone').fill('024 412 3456');
  await goOn(page, 'Which two pieces?');
  await choosePieces(page);
  await skipPapers(page);
  await goOn(page, 'How will you pay?', 'Hold this time');
  await goOn(page, 'Is all of it right?');
  await send(page);
  await atCheckout(page, 'Approve on the phone');
  await entryOpened(page);

  const link = linkIn(await mailTo(guardian, /do you agree\?$/), 'consent');
  await open(page, link, 'mf-competition');
  await expect(heading(page, 'Do you agree?')).toBeFocused();
  await expect(page.getByText(who.name).first()).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expectWrong(page, ['Please tick the box if you agree']);
  await expectAccessible(page, 'the consent', ['phone dark']);
  await page.getByRole('checkbox', { name: /^I am the parent or guardian/ }).check();
  await page.getByRole('radio', { name: 'No, they may not be published' }).check();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(heading(page, 'Thank you')).toBeFocused();
  await mailTo(who.email, /^The guardian has agreed/);

  // As in a new tab: navigating to the same address would not reload the page.
  await page.goto('about:blank');
  await open(page, link, 'mf-competition');
  await expect(page.getByText(/^This link was used on .* Nothing more is needed\.$/)).toBeVisible();
  await open(page, link.slice(0, -2), 'mf-competition');
  await expect(page.getByText(/^This link is not complete/)).toBeVisible();
});

test('an entry continues on a second device, and an expired time leads back to its step', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  complaints.expected.push(/status of (404|409)/);
  const who = competitor();
  await open(page, `${PAGE}?step=start`, 'mf-competition');
  await chooseBand(page, who, '5', '3-4+');
  await sayWho(page, who);
  await goOn(page, 'Which two pieces?');
  await page.getByText('Continue later, or on another device').click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`Sent to ${who.email}.`)).toBeVisible();
  const link = linkIn(await mailTo(who.email, /^Continue your entry/), 'draft');

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, link, 'mf-competition');
  await expect(heading(other, 'Which two pieces?')).toBeFocused();
  await choosePieces(other);

  await test.step('conflicting changes of two devices are both shown, and neither is overwritten without a choice', async () => {
    await page.getByText('All steps').click();
    await page.getByRole('link', { name: 'Competitor', exact: true }).click();
    await page.getByLabel('Phone', { exact: true }).fill('020 812 3456');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(heading(page, 'Which version do you want to keep?')).toBeVisible();
    const who = page.getByRole('main').locator('dl > div').filter({ hasText: 'Competitor' });
    await expect(who).toContainText('020 812 3456');
    await expect(who).toContainText('024 412 3456');
    await page.getByRole('button', { name: 'Keep the other version' }).click();
    await expect(heading(page, 'Who is the teacher?')).toBeFocused();
  });
  await skipPapers(page);
  await holdTime(page, slotOf('lost'), 'How will you pay?');
  await goOn(page, 'Is all of it right?');

  const { holdToken } = await storedEntry(page);
  const released = await request.delete('/api/competition/slots/hold', {
    headers: { 'hold-token': holdToken },
  });
  expect(released.status()).toBe(204);
  const stranger = { 'hold-token': randomUUID() };
  const taken = await request.put('/api/competition/slots/hold', {
    headers: stranger,
    data: { slot: slotOf('lost') },
  });
  expect(taken.ok(), await taken.text()).toBe(true);
  await send(page);
  await expect(heading(page, 'When do you play?')).toBeVisible();
  await expectWrong(page, ['This time is not held for you any more. Please choose again.']);
  await expect(
    page.locator('label').filter({ has: page.locator(`[value="${slotOf('lost')}"]`) }),
  ).toContainText('taken');
  await holdTime(page, slotOf('instead'), 'Is all of it right?');
  await expect(page.getByText(who.name)).toBeVisible();
  await expect(page.getByText('Classical guitar')).toBeVisible();
  await send(page);
  await expect(
    page
      .frameLocator('iframe[name="checkout"]')
      .getByRole('button', { name: /^Approve/ })
      .first(),
  ).toBeVisible();

  await test.step('the other device is led to the entry once it is sent', async () => {
    await open(other, link, 'mf-competition');
    await entryOpened(other);
  });
  await request.delete('/api/competition/slots/hold', { headers: stranger });
  await context.close();
});
