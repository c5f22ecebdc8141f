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
import { pdf, pdfBytes } from './files';

const APPLICATIONS = '**/api/careers/applications';
const LETTER = 'I teach.\nMostly children.';
const send = (page: Page) => page.getByRole('button', { name: /Send the application|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'Your application is with us.' });
const cv = (page: Page) => page.getByLabel('Your CV');
const uploaded = (page: Page) => page.getByText('abena.pdf is uploaded.');

async function openForm(page: Page, address = '/careers'): Promise<void> {
  await open(page, address, 'mf-public');
  await formReady(page, 'apply-title');
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('What do you apply for?').selectOption({ label: 'Accompanist, Accra' });
  await page.getByLabel('Your name').fill('Abena Osei');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('024 412 3456');
  await page.getByLabel('A few lines about yourself').fill(LETTER);
  await cv(page).setInputFiles(pdf('abena.pdf'));
  await expect(uploaded(page)).toBeVisible();
}

test('an application with its CV goes to staff, who can open it, and the applicant gets a reference', async ({
  page,
}) => {
  const email = freshEmail();
  await openForm(page);
  const place = page.getByRole('article', { name: 'Piano teacher' });
  await place.getByRole('link', { name: 'Apply for this position' }).click();
  await expect(page.getByLabel('What do you apply for?')).toHaveValue('piano-teacher');
  await fillIn(page, email);
  await page.getByLabel('What do you apply for?').selectOption({ label: 'Piano teacher, Tema' });
  await page.getByLabel('Link to a recording').fill('https://sound.example/abena');
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  const [reference = ''] = /WORK-\w{4}-\w{4}/.exec(await page.getByText(/^Your reference/).innerText()) ?? [];

  await mailTo(email, `We have your application, ${reference}`);
  const notice = await mailTo(staffAddress, `Application: Piano teacher, Tema, Abena Osei, ${reference}`);
  expect(notice.replyTo).toMatchObject([{ address: email }]);
  expect(notice.text).toContain('https://sound.example/abena');
  expect(notice.text).toContain('> Mostly children.');
  expect(notice.text).toContain('abena.pdf, 1 KB');
  const [link = ''] = /http\S+\/api\/uploads\/\S+/.exec(notice.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  const opened = await page.request.get(pathname + search);
  expect(opened.headers()['content-disposition']).toContain('abena.pdf');
  expect(await opened.body()).toEqual(pdfBytes);
  expect((await page.request.get(pathname)).status(), 'without the key of the link').toBe(401);

  await page.getByRole('button', { name: 'Apply for another position' }).click();
  await expect(page.getByLabel('A few lines about yourself')).toHaveValue('');
  await expect(page.getByText('abena.pdf')).toHaveCount(0);
});

test('an empty form says what is missing, and leads to each field', async ({ page }) => {
  await openForm(page);
  await send(page).click();
  const missing = [
    ['What do you apply for?', 'Please choose what you apply for'],
    ['Your name', 'Please give your name'],
    ['E-mail', 'Please give an e-mail address'],
    ['Phone', 'Please give a phone number'],
    ['A few lines about yourself', 'Please write a few lines about yourself'],
    ['Your CV', 'Please add your CV'],
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
  ['E-mail', 'abena@example', 'The provided email is invalid'],
  ['Phone', '12345', 'The provided phone is invalid'],
  ['Your name', 'A'.repeat(101), 'A name can have at most 100 characters'],
  ['A few lines about yourself', 'x'.repeat(3001), 'This can have at most 3,000 characters'],
  ['Link to a recording', 'http://sound.example', 'Please give the whole address, beginning with https://'],
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
    api: APPLICATIONS,
    send: send(page),
    kept: async () => {
      await expect(page.getByLabel('A few lines about yourself')).toHaveValue(LETTER);
      await expect(page.getByRole('button', { name: 'Remove abena.pdf' })).toBeVisible();
    },
  });
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await mailTo(email, /We have your application/);
  expect(await countMailsTo(email)).toBe(1);
});

test('a reload keeps what was typed and the file; pressed twice it is sent once, and nothing is left', async ({
  page,
}) => {
  const email = freshEmail();
  await openForm(page);
  await fillIn(page, email);
  await page.reload();
  await appReady(page, 'mf-public');
  await formReady(page, 'apply-title');
  await expect(page.getByLabel('What do you apply for?')).toHaveValue('accompanist');
  await expect(page.getByLabel('A few lines about yourself')).toHaveValue(LETTER);
  await expect(page.getByRole('button', { name: 'Remove abena.pdf' })).toBeVisible();
  const requests = await countRequests(page, APPLICATIONS);
  await send(page).dblclick();
  await expect(sent(page)).toBeVisible();
  expect(requests()).toBe(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
});
