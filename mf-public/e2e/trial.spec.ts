import {
  expect,
  expectAccessible,
  freshEmail,
  linkIn,
  mailTo,
  openAs,
  staff,
  test,
} from '@school/shared/e2e';

/** Far in the future, so that the date has not passed. */
const DAY = '2099-03-02';

test('a trial lesson is booked, moved and cancelled, and nobody else can book the same half hour', async ({
  page,
  browser,
}) => {
  const email = freshEmail();
  const teacher = `Teacher ${email}`;
  const office = await browser.newPage();
  await openAs(office, staff, '/admin/music-study');
  await office.getByText('Teachers', { exact: true }).click();
  await office.getByRole('button', { name: 'Add teacher' }).click();
  const record = office.getByRole('dialog');
  await record.getByLabel('First name and surname').fill(teacher);
  await record.getByRole('checkbox', { name: 'Trumpet' }).check();
  await record.getByRole('checkbox', { name: 'Tema' }).check();
  await record.getByRole('button', { name: 'Add teacher' }).click();
  await expect(record).toBeHidden();
  await office.getByText('Trial lessons', { exact: true }).click();
  await office.getByRole('button', { name: 'Add availability' }).click();
  const form = office.getByRole('dialog');
  await form.getByRole('button', { name: 'Add times' }).click();
  await expect(form.getByText('Please choose an instrument').first()).toBeVisible();
  await form.getByLabel('Instrument').selectOption('trumpet');
  await form.getByLabel('Venue').selectOption('tema');
  await form.getByLabel('Teacher').selectOption(teacher);
  await form.getByLabel('Day').fill(DAY);
  await form.getByLabel('From (UTC)').fill('15:00');
  await form.getByLabel('To (UTC)').fill('16:00');
  await form.getByRole('button', { name: 'Add times' }).click();
  await expect(form).toBeHidden();
  await expectAccessible(office);

  await page.goto('/learn/trumpet#trial');
  const way = page.locator('#trial');
  const time = (words: string) =>
    way.locator('label').filter({ hasText: words }).filter({ hasText: teacher });
  const book = way.getByRole('button', { name: 'Book this half hour' });
  await expect(time('Monday 15:00')).toBeVisible();
  await book.click();
  await expect(way.getByText('Please choose a time').first()).toBeVisible();
  await time('Monday 15:00').click();
  await page.locator('#trial-student').fill('Esi Serwaa');
  await page.locator('#trial-email').fill(email);
  await page.locator('#trial-phone').fill('024 412 3456');
  await expectAccessible(page);
  await book.click();
  await expect(page.getByRole('heading', { name: 'Your trial lesson is booked.' })).toBeFocused();
  await way.getByText('Book another half hour').click();
  await expect(time('Monday 15:30')).toBeVisible();
  await expect(time('Monday 15:00')).toHaveCount(0);

  await test.step('without scripts the free times are a list, and one stays chosen through an error', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/learn/trumpet');
    await plain.locator('#trial > summary').click();
    await plain.getByRole('link', { name: 'See the free times and book one' }).click();
    const list = plain.getByLabel('Which half hour suits?');
    const label = `Monday, Mar 02, 2099, 15:30, with ${teacher}, Tema`;
    await list.selectOption({ label });
    await plain.getByRole('button', { name: 'Book this half hour' }).click();
    await expect(plain.getByRole('alert')).toContainText('Please enter the name of the person who will play');
    await expect(list.locator('option:checked')).toHaveText(label);
    await context.close();
  });

  const mail = await mailTo(email, /^Your trial lesson is booked: Monday, Mar 02, 2099, 15:00$/);
  await test.step('reminders by text message are asked for, stopped and asked for by WhatsApp without scripts', async () => {
    const texts = linkIn(mail, 'texts');
    await page.goto(texts);
    const number = page.getByLabel('Mobile phone');
    await number.fill('12');
    await page.getByRole('button', { name: 'Text me reminders' }).click();
    await expect(number).toHaveAccessibleDescription(/phone/i);
    await number.fill('024 412 3456');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Text me reminders' }).click();
    await expect(page.getByText('We text reminders to your number that ends with 456.')).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/community');
    await plain.locator('[data-link-form] summary').click();
    await plain.getByLabel('The link that we sent you').fill(texts);
    await plain.getByRole('button', { name: 'Open the link' }).click();
    await plain.getByRole('button', { name: 'Stop text messages' }).click();
    await plain.getByLabel('Mobile phone').fill('024 412 3456');
    await plain.getByLabel('WhatsApp').check();
    await plain.getByRole('button', { name: 'Text me reminders' }).click();
    await expect(plain.getByText('We send reminders by WhatsApp to your number')).toBeVisible();
    await context.close();
    await page.reload();
    await page.getByRole('button', { name: 'Stop text messages' }).click();
    await expect(page.getByText('Text messages are stopped, and your number is deleted.')).toBeVisible();
    await page.reload();
    await expect(number).toBeVisible();
  });
  const [file] = mail.attachments;
  expect(file).toMatchObject({ filename: 'trial-lesson.ics', mimeType: 'text/calendar' });
  await page.goto(linkIn(mail, 'trial'));
  const mine = page.getByRole('region', { name: 'Your trial lesson' });
  await mine.getByRole('button', { name: 'Move it to another time' }).click();
  await mine.locator('label').filter({ hasText: 'Monday 15:30' }).filter({ hasText: teacher }).click();
  await mine.getByRole('button', { name: 'Move it to this time' }).click();
  await expect(mine.getByText('Your lesson is moved. We have sent you an email.')).toBeVisible();
  await expect(mine).toContainText('Monday, Mar 02, 2099, 15:30');
  await mine.getByText('Cancel the lesson').click();
  await mine.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(mine.getByText('Your lesson is cancelled. We have sent you an email.')).toBeVisible();
  await mailTo(email, /is cancelled$/);
  await office.close();
});
