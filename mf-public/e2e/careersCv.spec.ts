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
const sent = (page: Page) => page.getByRole('heading', { name: 'Your application is with us.' });

/** The storage messages of the specification, section 8. */
const SAYS = {
  unknown: 'An unknown error occurred.',
  objectNotFound: 'No object exists at the desired reference.',
  unauthenticated: 'User is unauthenticated, please authenticate and try again',
  unauthorized: 'User is not authorized to perform the desired action...',
  retryLimitExceeded: 'Upload time limit exceeded, try again',
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
  await expect(page.getByText('abena.pdf is uploaded.')).toBeVisible();
}

async function fillInRest(page: Page): Promise<void> {
  await page.getByLabel('What do you apply for?').selectOption({ label: 'Accompanist, Accra' });
  await page.getByLabel('Your name').fill('Abena Osei');
  await page.getByLabel('E-mail').fill(freshEmail());
  await page.getByLabel('Phone').fill('024 412 3456');
  await page.getByLabel('A few lines about yourself').fill('I play.');
}

const draft = async (page: Page): Promise<Kept> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('school:draft:careers'))) ?? 'null') as Kept;

/** Another ticket in the draft, as a draft has it whose file is not one's own any more. */
async function keepTicket(page: Page, ticket: string): Promise<void> {
  const kept = await draft(page);
  kept.values.cv.ticket = ticket;
  await page.evaluate((text) => localStorage.setItem('school:draft:careers', text), JSON.stringify(kept));
}

/** Does something else with the bytes of a file than to send them. */
const insteadOfSending = (page: Page, act: (route: Route) => unknown) =>
  page.route(UPLOADS, (route) => (route.request().method() === 'PUT' ? act(route) : route.continue()));

const expectAtField = (page: Page, message: string) =>
  expect(cv(page)).toHaveAccessibleDescription(new RegExp(`Error: ${message.replaceAll('.', '\\.')}`));

test('unknown: the store fails; the same file can be tried again', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/);
  await insteadOfSending(page, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Broken', requestId: '1' } } }),
  );
  await openForm(page);
  await choose(page);
  await expectAtField(page, SAYS.unknown);
  await page.unroute(UPLOADS);
  await page.getByRole('button', { name: 'Try again: abena.pdf' }).click();
  await expect(page.getByText('abena.pdf is uploaded.')).toBeVisible();
  await expect(cv(page)).not.toHaveAttribute('aria-invalid');
});

test('object not found: the file of a draft is gone', async ({ page, complaints }) => {
  complaints.expected.push(/status of 404/);
  await openForm(page);
  await upload(page);
  const { id, ticket } = (await draft(page)).values.cv;
  await page.request.delete(`/api/uploads/${id}`, { headers: { authorization: `Upload ${ticket}` } });
  await reload(page);
  await expectAtField(page, SAYS.objectNotFound);
  await expect(page.getByText('Please choose abena.pdf again.')).toBeVisible();
  await upload(page);
  await expect(cv(page)).not.toHaveAttribute('aria-invalid');
});

test('object not found: the file goes away just before the form is sent', async ({ page, complaints }) => {
  complaints.expected.push(/status of 422/);
  await openForm(page);
  await fillInRest(page);
  await upload(page);
  const { id, ticket } = (await draft(page)).values.cv;
  await page.request.delete(`/api/uploads/${id}`, { headers: { authorization: `Upload ${ticket}` } });
  await send(page).click();
  await expectWrong(page, [SAYS.objectNotFound]);
  await upload(page);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('unauthenticated: the ticket of a draft is not good', async ({ page, complaints }) => {
  complaints.expected.push(/status of 401/);
  await openForm(page);
  await upload(page);
  await keepTicket(page, 'x');
  await reload(page);
  await expectAtField(page, SAYS.unauthenticated);
});

test('unauthorized: the ticket is that of another file', async ({ page, complaints }) => {
  complaints.expected.push(/status of 403/);
  await openForm(page);
  await upload(page);
  const other = await page.request.post('/api/uploads', {
    data: { purpose: 'cv', name: 'kofi.pdf', size: 9, type: 'application/pdf' },
  });
  await keepTicket(page, ((await other.json()) as { ticket: string }).ticket);
  await reload(page);
  await expectAtField(page, SAYS.unauthorized);
});

test('retry limit exceeded: nothing moves for a minute', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  const stuck = new Promise<void>((resolve) => void insteadOfSending(page, () => resolve()));
  await choose(page);
  await stuck;
  await page.clock.fastForward(61_000);
  await expectAtField(page, SAYS.retryLimitExceeded);
  await page.unroute(UPLOADS);
  await page.getByRole('button', { name: 'Try again: abena.pdf' }).click();
  await expect(page.getByText('abena.pdf is uploaded.')).toBeVisible();
});

test('canceled: the person stops it, which is no error', async ({ page }) => {
  await openForm(page);
  await insteadOfSending(page, () => undefined);
  await choose(page);
  await expect(page.getByRole('progressbar', { name: 'Uploading abena.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel: abena.pdf' }).click();
  await expect(page.getByRole('status').filter({ hasText: SAYS.canceled })).toBeVisible();
  await expect(cv(page)).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('abena.pdf', { exact: true })).toHaveCount(0);
});

for (const [words, buffer] of [
  ['is empty', Buffer.alloc(0)],
  ['has 6 MB, and 5 MB is the most', Buffer.alloc(6 * 1024 * 1024, '%PDF-1.7\n')],
] as const) {
  test(`wrong file size: a file that ${words}`, async ({ page }) => {
    await openForm(page);
    await cv(page).setInputFiles({ ...pdf('abena.pdf'), buffer });
    await expectAtField(page, SAYS.wrongFileSize);
    await expect(page.getByText(`This file ${words}.`)).toBeVisible();
    await upload(page);
    await expect(cv(page)).not.toHaveAttribute('aria-invalid');
  });
}

const WRONG_TYPE = 'Choose a file of this type: PDF, DOC or DOCX.';

test('wrong type: a picture is not even sent', async ({ page }) => {
  await openForm(page);
  await cv(page).setInputFiles({ ...pdf('abena.png'), mimeType: 'image/png' });
  await expectAtField(page, WRONG_TYPE);
});

test('wrong type: a page that calls itself a PDF is found out by the API', async ({ page, complaints }) => {
  complaints.expected.push(/status of 422/);
  await openForm(page);
  await cv(page).setInputFiles({ ...pdf('abena.pdf'), buffer: Buffer.from('<!doctype html><p>Hello') });
  await expectAtField(page, WRONG_TYPE);
  await fillInRest(page);
  await send(page).click();
  await expectWrong(page, [WRONG_TYPE]);
  await summary(page).getByRole('link', { name: WRONG_TYPE }).click();
  await expect(cv(page)).toBeFocused();
});

test('a connection that breaks is taken up again', async ({ page, complaints }) => {
  complaints.expected.push(/net::ERR/);
  await openForm(page);
  await page.route(
    UPLOADS,
    (route) => (route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue()),
    { times: 1 },
  );
  await choose(page);
  await expect(page.getByText('The connection was lost. Trying again …')).toBeVisible();
  await expect(page.getByText('abena.pdf is uploaded.')).toBeVisible();
});

test('sent while the file is still on its way, the form waits for it', async ({ page }) => {
  await openForm(page);
  await fillInRest(page);
  const waiting = new Promise<Route>((resolve) => void insteadOfSending(page, resolve));
  await choose(page);
  const put = await waiting;
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
  await put.continue();
  await expect(sent(page)).toBeVisible();
});
