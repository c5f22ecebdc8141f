import type { Page, Route } from '@playwright/test';
import {
  expectWrong,
  formReady,
  summary,
  freshEmail,
  appReady,
  expect,
  open,
  test,
} from '@school/shared/e2e';
import { pdf } from './files';

const UPLOADS = '**/api/uploads/*';
const cv = (page: Page) => page.getByLabel('Your CV');
const send = (page: Page) => page.getByRole('button', { name: /Send the application|Sending/ });
const sent = (page: Page) => page.getByRole('heading', { name: 'We have received your application.' });

/** The storage messages of the specification, section 8. */
const SAYS = {
  unknown: 'An unknown error occurred.',
  objectNotFound: 'No object exists at the desired reference.',
  unauthenticated: 'User is unauthenticated, please authenticate and try again',
  unauthorized: 'User is not authorized to perform the desired action...',
  canceled: 'Operation cancelled.',
  wrongFileSize: 'Try uploading again',
};

interface Kept {
  values: { cv: { id: string; ticket: string } };
}

async function openForm(page: Page): Promise<void> {
  await open(page, '/careers', 'mf-public');
  await formReady(page, 'apply-title');
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await appReady(page, 'mf-public');
  await formReady(page, 'apply-title');
}

async function choose(page: Page): Promise<void> {
  await cv(page).setInputFiles(pdf('abena.pdf'));
}

async function upload(page: Page): Promise<void> {
  await choose(page);
  await uploaded(page);
}

const uploaded = (page: Page) => expect(page.getByText('abena.pdf is uploaded.')).toBeVisible();

async function fillInRest(page: Page): Promise<void> {
  await page.getByLabel('Which position are you applying for?').selectOption({ label: 'Accompanist, Accra' });
  await page.getByLabel('Your name').fill('Abena Osei');
  await page.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await page.getByLabel('Phone').fill('024 412 3456');
  await page.getByLabel('A few lines about yourself').fill('I play.');
}

const draft = async (page: Page): Promise<Kept> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('school:draft:careers'))) ?? 'null') as Kept;

/** Replaces the upload ticket in the draft by one that belongs to another file. */
async function keepTicket(page: Page, ticket: string): Promise<void> {
  const kept = await draft(page);
  kept.values.cv.ticket = ticket;
  await page.evaluate((text) => localStorage.setItem('school:draft:careers', text), JSON.stringify(kept));
}

/** Deletes the file of the draft from the store, as its sender may. */
async function takeAway(page: Page): Promise<void> {
  const { id, ticket } = (await draft(page)).values.cv;
  await page.request.delete(`/api/uploads/${id}`, { headers: { authorization: `Upload ${ticket}` } });
}

/** Intercepts the upload of a file. */
const insteadOfSending = (page: Page, act: (route: Route) => unknown) =>
  page.route(UPLOADS, (route) => (route.request().method() === 'PUT' ? act(route) : route.continue()));

const expectAtField = (page: Page, message: string) =>
  expect(cv(page)).toHaveAccessibleDescription(new RegExp(`Error: ${message.replaceAll('.', '\\.')}`));

const WRONG_TYPE = 'Choose a file of this type: PDF, DOC or DOCX.';

// Unit tests of the form kit and of the API cover all messages, time limits and sizes.
test('shows why an upload failed at its field and accepts another attempt', async ({ page, complaints }) => {
  complaints.expected.push(/status of (422|500)|net::ERR/);
  await openForm(page);

  await test.step('wrong type: a picture is rejected before the upload', async () => {
    const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    await cv(page).setInputFiles({ ...pdf('abena.pdf'), buffer: png });
    await expectAtField(page, `This is a PNG picture. ${WRONG_TYPE}`);
  });
  await test.step('wrong file size: an empty file is rejected', async () => {
    await cv(page).setInputFiles({ ...pdf('abena.pdf'), buffer: Buffer.alloc(0) });
    await expectAtField(page, SAYS.wrongFileSize);
    await expect(page.getByText('This file is empty.')).toBeVisible();
  });
  await test.step('unknown: after the store fails, the same file can be retried', async () => {
    await insteadOfSending(page, (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'Broken', requestId: '1' } },
      }),
    );
    await choose(page);
    await expectAtField(page, SAYS.unknown);
    await page.unroute(UPLOADS);
    await page.getByRole('button', { name: 'Try again: abena.pdf' }).click();
    await uploaded(page);
    await expect(cv(page)).not.toHaveAttribute('aria-invalid');
  });
  await test.step('canceled: stopping an upload shows no error', async () => {
    await insteadOfSending(page, () => undefined);
    await cv(page).setInputFiles(pdf('second.pdf'));
    await expect(page.getByRole('progressbar', { name: 'Uploading second.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel: second.pdf' }).click();
    await expect(page.getByRole('status').filter({ hasText: SAYS.canceled })).toBeVisible();
    await expect(cv(page)).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('second.pdf', { exact: true })).toHaveCount(0);
    await page.unroute(UPLOADS);
  });
  await test.step('resumes an upload after the connection breaks', async () => {
    let broken = false;
    await insteadOfSending(page, (route) => {
      if (broken) return route.continue();
      broken = true;
      return route.abort('connectionreset');
    });
    await choose(page);
    await expect(page.getByText('The connection was lost. Trying again …')).toBeVisible();
    await uploaded(page);
    await page.unroute(UPLOADS);
  });
  await test.step('the API rejects a text file that is named as a PDF', async () => {
    await cv(page).setInputFiles({ ...pdf('abena.pdf'), buffer: Buffer.from('Dear Sir or Madam') });
    await expectAtField(page, WRONG_TYPE);
    await fillInRest(page);
    await send(page).click();
    await expectWrong(page, [WRONG_TYPE]);
    await summary(page).getByRole('link', { name: WRONG_TYPE }).click();
    await expect(cv(page)).toBeFocused();
  });
  await test.step('object not found: the file is deleted just before the form is sent', async () => {
    await upload(page);
    await takeAway(page);
    await send(page).click();
    await expectWrong(page, [SAYS.objectNotFound]);
  });
  await test.step('sending the form waits for the upload to finish', async () => {
    const waiting = new Promise<Route>((resolve) => void insteadOfSending(page, resolve));
    await choose(page);
    const put = await waiting;
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
    await put.continue();
    await expect(sent(page)).toBeVisible();
  });
});

test('a restored draft reports a file that is no longer valid', async ({ page, complaints }) => {
  complaints.expected.push(/status of (401|403|404)/);
  await openForm(page);
  await upload(page);
  const other = await page.request.post('/api/uploads', {
    data: { purpose: 'cv', name: 'kofi.pdf', size: 9 },
  });

  await test.step('unauthorized: the upload ticket belongs to another file', async () => {
    await keepTicket(page, ((await other.json()) as { ticket: string }).ticket);
    await reload(page);
    await expectAtField(page, SAYS.unauthorized);
  });
  await test.step('unauthenticated: the upload ticket is invalid', async () => {
    await upload(page);
    await keepTicket(page, 'x');
    await reload(page);
    await expectAtField(page, SAYS.unauthenticated);
  });
  await test.step('object not found: the file is deleted', async () => {
    await upload(page);
    await takeAway(page);
    await reload(page);
    await expectAtField(page, SAYS.objectNotFound);
    await expect(page.getByText('Please choose abena.pdf again.')).toBeVisible();
    await upload(page);
    await expect(cv(page)).not.toHaveAttribute('aria-invalid');
  });
});
