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
  staffAddress,
  test,
} from '@school/shared/e2e';
import { pdf, pdfBytes } from './files';

const APPLICATIONS = '**/api/careers/applications';
const LETTER = 'I teach.\nMostly children.';
const send = (page: Page) => page.getByRole('button', { name: /Send the application|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'We have received your application.' });
const cv = (page: Page) => page.getByLabel('Your CV');
const opening = (page: Page) => page.getByLabel('Which position are you applying for?');
const letter = (page: Page) => page.getByLabel('A few lines about yourself');
const recording = (page: Page) => page.getByLabel('Link to a recording');

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Abena Osei');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone').fill('024 412 3456');
  await letter(page).fill(LETTER);
  await cv(page).setInputFiles(pdf('abena.pdf'));
  await expect(page.getByText('abena.pdf is uploaded.')).toBeVisible();
}

async function expectFilledIn(page: Page): Promise<void> {
  await expect(opening(page)).toHaveValue('piano-teacher');
  await expect(letter(page)).toHaveValue(LETTER);
  await expect(page.getByRole('button', { name: 'Remove abena.pdf' })).toBeVisible();
}

test('sends an application with its CV to staff, who can open it, and shows the applicant a reference', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of (422|503)|net::ERR/);
  const email = freshEmail();
  await open(page, '/careers', 'mf-public');
  await formReady(page, 'apply-title');

  await test.step('an empty form lists the missing fields and links to each', () =>
    expectMissing(page, send(page), [
      [opening(page), 'Please choose a position'],
      [page.getByLabel('Your name'), 'Please enter your name'],
      [page.getByRole('textbox', { name: 'Email' }), 'Please enter an email address'],
      [page.getByLabel('Phone'), 'Please enter a phone number'],
      [letter(page), 'Please write a few lines about yourself'],
      [cv(page), 'Please add your CV'],
    ]));
  await test.step('the link of an open position leads to the form and selects the position', async () => {
    const place = page.getByRole('article', { name: 'Piano teacher' });
    await place.getByRole('link', { name: 'Apply for this position' }).click();
    await expect(opening(page)).toHaveValue('piano-teacher');
  });
  await test.step('one wrong answer shows one error', async () => {
    await fillIn(page, email);
    await recording(page).fill('http://sound.example');
    await send(page).click();
    await expectWrong(page, ['Please enter the whole address, beginning with https://']);
    await recording(page).fill('https://sound.example/abena');
  });
  await test.step('a reload keeps the typed text and the file', async () => {
    await page.reload();
    await appReady(page, 'mf-public');
    await formReady(page, 'apply-title');
    await expectFilledIn(page);
  });
  await expectSentOnce(page, {
    api: APPLICATIONS,
    send: send(page),
    field: page.getByRole('textbox', { name: 'Email' }),
    kept: () => expectFilledIn(page),
    sent: sent(page),
  });
  await test.step('sends its mails, and staff can open the file', async () => {
    const shown = await page.getByText(/^Your reference/).innerText();
    const [reference = ''] = /WORK-\w{4}-\w{4}/.exec(shown) ?? [];
    await mailTo(email, `We have your application, ${reference}`);
    expect(await countMailsTo(email)).toBe(1);
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
  });

  await page.getByRole('button', { name: 'Apply for another position' }).click();
  await expect(letter(page)).toHaveValue('');
  await expect(page.getByText('abena.pdf')).toHaveCount(0);
});
