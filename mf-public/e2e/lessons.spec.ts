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
  objections,
  open,
  refusal,
  staffAddress,
  summary,
  test,
} from '@school/shared/e2e';

const REGISTRATIONS = '**/api/music-study/registrations';
const form = (page: Page) => page.getByRole('form', { name: /^Register for/ });
const box = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: /Send the registration|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'We have received your registration.' });

async function openForm(page: Page, address = '/learn/piano#register'): Promise<void> {
  await open(page, address, 'mf-public');
  await formReady(page, 'register-title');
}

async function choose(page: Page, programme: string, level: string): Promise<void> {
  await form(page)
    .getByRole('radio', { name: new RegExp(`^${programme}`) })
    .check();
  await form(page).getByLabel('Level').selectOption({ label: level });
}

async function fillIn(page: Page, email: string): Promise<void> {
  await choose(page, 'Junior Conservatory', 'Beginner, 7–17 yrs');
  await form(page).getByLabel('Grade').selectOption({ label: 'Grade 2' });
  for (const way of ['Classical', 'Private', 'In person', 'Tema']) {
    await form(page).getByRole('radio', { name: way, exact: true }).check();
  }
  for (const time of ['Monday afternoon', 'Saturday morning']) await box(page, time).check();
  await box(page, 'Name of the child').fill('Esi Serwaa');
  await box(page, 'Name of a parent or guardian').fill('Ama Serwaa');
  await box(page, 'Email').fill(email);
  await box(page, 'Phone').fill('024 412 3456');
  await form(page).getByLabel('Anything we should know?').fill('There is a piano at home.');
}

async function expectFilledIn(page: Page, email: string): Promise<void> {
  await expect(form(page).getByRole('radio', { name: /^Junior/ })).toBeChecked();
  await expect(form(page).getByLabel('Level')).toHaveValue('beginner_child_2');
  await expect(form(page).getByRole('radio', { name: 'Tema' })).toBeChecked();
  await expect(box(page, 'Saturday morning')).toBeChecked();
  await expect(box(page, 'Saturday evening')).not.toBeChecked();
  await expect(box(page, 'Name of a parent or guardian')).toHaveValue('Ama Serwaa');
  await expect(box(page, 'Email')).toHaveValue(email);
}

test('sends the family and staff all answers as text, with the reference that the page shows', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of (422|503)|net::ERR/);
  const email = freshEmail();
  const programme = (name: RegExp) => form(page).getByRole('radio', { name });
  await openForm(page);

  await test.step('asks for a programme when none is selected', async () => {
    await send(page).click();
    await summary(page).getByRole('link', { name: 'Please choose a programme' }).click();
    await expect(programme(/^Early Years/)).toBeFocused();
    await expect(summary(page)).not.toContainText('guardian');
  });
  await test.step('adults need no parent, and the youngest have no choice of levels', async () => {
    await choose(page, 'Adult Study', 'Beginner, 18+');
    await expect(box(page, 'Name of a parent or guardian')).toHaveCount(0);
    await programme(/^Early Years/).check();
    await expect(box(page, 'Name of a parent or guardian')).toBeVisible();
    await expect(form(page).getByLabel('Level')).toHaveCount(0);
    await expect(form(page).getByText('Beginner, 4–6 yrs')).toBeVisible();
    await expect(form(page).getByLabel('Grade')).toHaveCount(0);
    await programme(/^Junior/).check();
    await expect(form(page).getByLabel('Level')).toHaveValue('');
  });
  await test.step('an empty form lists the missing fields and links to each', async () => {
    const group = (name: string) =>
      form(page)
        .getByRole('radiogroup')
        .filter({ has: page.getByRole('radio', { name }) });
    const chosen = (name: string, message: string) =>
      [form(page).getByRole('radio', { name }), message, group(name)] as const;
    await expectMissing(page, send(page), [
      [form(page).getByLabel('Level'), 'Please choose a level'],
      chosen('Classical', 'Please choose classical or contemporary'),
      chosen('Private', 'Please choose private or group lessons'),
      chosen('Online', 'Please choose online or in person'),
      chosen('Accra', 'Please choose a venue'),
      [
        box(page, 'Monday morning'),
        'Please choose at least one time',
        form(page).getByRole('group', { name: 'Which times suit?' }),
      ],
      [box(page, 'Name of the child'), 'Please enter the name of the person who will learn'],
      [box(page, 'Name of a parent or guardian'), 'Please enter the name of a parent or guardian'],
      [box(page, 'Email'), 'Please enter an email address'],
      [box(page, 'Phone'), 'Please enter a phone number'],
    ]);
    // What the bar covers depends on the scroll position.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await objections(page)).toEqual([]);
  });
  await test.step('one wrong answer shows one error', async () => {
    await fillIn(page, email);
    await box(page, 'Phone').fill('12345');
    await send(page).click();
    await expectWrong(page, ['The provided phone is invalid']);
    await box(page, 'Phone').fill('024 412 3456');
  });
  await test.step('shows errors of the API at their fields, including fields of a list', async () => {
    await page.route(REGISTRATIONS, refusal('times.0', 'Nobody teaches then'));
    await send(page).click();
    await expectWrong(page, ['Nobody teaches then']);
    await summary(page).getByRole('link').click();
    await expect(box(page, 'Monday morning')).toBeFocused();
    await page.unroute(REGISTRATIONS);
  });
  await test.step('a reload halfway keeps selections and typed text', async () => {
    await page.reload();
    await formReady(page, 'register-title');
    await expectFilledIn(page, email);
  });
  const { lost } = await expectSentOnce(page, {
    api: REGISTRATIONS,
    send: send(page),
    field: box(page, 'Email'),
    kept: () => expectFilledIn(page, email),
    sent: sent(page),
  });
  const { reference } = lost as { reference: string };
  expect(reference).toMatch(/^LEARN-\w{4}-\w{4}$/);
  await expect(page.getByText(/^Your reference/)).toContainText(reference);
  await test.step('sends its mails', async () => {
    const answer = await mailTo(email, `Your registration for piano: ${reference}`);
    expect(await countMailsTo(email)).toBe(1);
    const notice = await mailTo(staffAddress, `Registration ${reference}: Piano, Esi Serwaa`);
    expect(notice.replyTo).toMatchObject([{ address: email }]);
    for (const mail of [answer, notice]) {
      expect(mail.text).toContain(
        'Programme: Junior Conservatory\nLevel: Beginner, 7–17 yrs\nGrade: Grade 2',
      );
      expect(mail.text).toContain('Times that suit: Monday afternoon; Saturday morning');
    }
    expect(notice.text).toContain('> There is a piano at home.');
  });

  await page.getByRole('button', { name: 'Register someone else' }).click();
  await expect(box(page, 'Email')).toHaveValue('');
  await expect(box(page, 'Saturday morning')).not.toBeChecked();
});

test('shows a single option as text instead of a choice, such as for the cello', async ({ page }) => {
  const email = freshEmail();
  await openForm(page, '/learn/cello#register');
  await expect(form(page).getByRole('radio', { name: /^Early Years/ })).toHaveCount(0);
  await expect(form(page).getByRole('radio', { name: 'Online' })).toHaveCount(0);
  await choose(page, 'Adult Study', 'Intermediate');
  await box(page, 'Friday evening').check();
  await box(page, 'Name of the person who will learn').fill('Kofi Mensah');
  await box(page, 'Email').fill(email);
  await box(page, 'Phone').fill('+233 24 412 3456');
  const request = page.waitForRequest(REGISTRATIONS);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect((await request).postDataJSON()).toMatchObject({
    instrument: 'cello',
    category: 'classical',
    classType: 'private',
    mode: 'in_person',
    venue: 'accra',
    times: ['friday_evening'],
  });
});

test('/learn links to each trial lesson, and its filters preselect both forms', async ({ page }) => {
  await open(page, '/learn?level=beginner_child_1&mode=online', 'mf-public');
  await page.getByRole('link', { name: 'Violin', exact: true }).first().click();
  await expect(page).toHaveURL('/learn/violin?level=beginner_child_1&mode=online');
  await page.locator('#register > summary').click();
  await formReady(page, 'register-title');
  await expect(form(page).getByRole('radio', { name: /^Early Years/ })).toBeChecked();
  await expect(form(page).getByRole('radio', { name: 'Online' })).toBeChecked();
  const fees = page.getByRole('form', { name: 'Ask for the fee' });
  await expect(fees).toBeHidden();
  await page.locator('#fees > summary').click();
  await formReady(page, 'fees-title');
  await expect(form(page), 'one form at a time').toBeHidden();
  await expect(fees.getByLabel('Programme')).toHaveValue('early_years_music');
  await expect(fees.getByLabel('Mode of study')).toHaveValue('online');

  await page.goBack();
  await page
    .getByRole('list', { name: 'Book a free trial lesson for' })
    .getByRole('link', { name: 'Saxophone' })
    .click();
  await expect(page).toHaveURL(/\/learn\/saxophone.*#trial$/);
  await expect(page.getByRole('heading', { name: 'Book a free trial lesson' })).toBeInViewport();
});

test('keeps selections made before the script loads', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/learn/piano', { waitUntil: 'commit' });
  await page.locator('#register > summary').click();
  await choose(page, 'Adult Study', 'Beginner, 18+');
  await box(page, 'Tuesday evening').check();
  await box(page, 'Wednesday evening').check();
  release();
  await formReady(page, 'register-title');
  await expect(form(page).getByRole('radio', { name: /^Adult Study/ })).toBeChecked();
  await expect(form(page).getByLabel('Level')).toHaveValue('beginner_adult');
  await send(page).click();
  await expect(summary(page)).not.toContainText('time');
  await expect(box(page, 'Tuesday evening')).toBeChecked();
});
