import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, freshEmail, openAs, staff, expect, test } from '@school/shared/e2e';

/** Returns a future day. */
const someDay = () => new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const contact = () => ({ email: freshEmail(), phone: '024 412 3456' });

/** Each list of submitted forms: where it is, its name, and a new record for it. */
const LISTS = [
  {
    path: '/admin/artist-showcase?view=pros',
    rows: 'List of performers',
    form: '/api/showcase/performers',
    entry: (name: string) => ({
      ...contact(),
      stageName: name,
      kind: 'Piano, cello and voice',
      category: 'contemporary',
      place: 'accra',
      about: 'We play highlife slowly.',
      recordings: ['https://video.example/trio'],
      contactName: 'Esi Quaye',
    }),
    first: 'Applied',
    next: 'Accepted',
    shows: 'We play highlife slowly.',
  },
  {
    path: '/admin/artist-showcase?view=engagements',
    rows: 'List of engagements',
    form: '/api/showcase/engagements',
    entry: (name: string) => ({
      ...contact(),
      name,
      occasion: 'wedding',
      date: someDay(),
      startTime: '15:30',
      place: 'Aburi Gardens',
      music: 'both',
      budget: 250_000,
    }),
    first: 'New',
    next: 'Offered',
    shows: 'GH₵ 2,500.00',
  },
  {
    path: '/admin/music-study',
    rows: 'List of registrations',
    form: '/api/music-study/registrations',
    entry: (name: string) => ({
      ...contact(),
      student: name,
      instrument: 'cello',
      programme: 'adult_study',
      level: 'beginner_adult',
      category: 'classical',
      classType: 'private',
      mode: 'in_person',
      venue: 'accra',
      times: ['monday_morning'],
    }),
    first: 'New',
    next: 'Contacted',
    shows: 'Cello',
  },
] as const;

for (const { path, rows: label, form, entry, first, next, shows } of LISTS) {
  const rows = (page: Page) => page.getByRole('table', { name: label }).getByRole('row');
  const drawer = (page: Page) => page.getByRole('dialog');
  const family = () => `Quist${randomUUID().replaceAll(/\W/g, '').slice(0, 10)}`;
  const search = async (page: Page, words: string) => {
    await page.getByRole('searchbox', { name: 'Search' }).fill(words);
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${words}`));
  };
  const submit = async (page: Page, name: string) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await page.request.post(form, { data: entry(name), headers });
    expect(answer.status()).toBe(201);
  };

  test(`${label}: a submitted record is found, opened, given a status and exported`, async ({ page }) => {
    const name = family();
    for (const one of ['Ama', 'Kofi']) await submit(page, `${one} ${name}`);
    await openAs(page, staff, path);
    await search(page, name);
    await expect(rows(page)).toHaveCount(3);
    await page.getByLabel('Status', { exact: true }).selectOption(first);
    await expect(page).toHaveURL(/status=/);
    await expect(rows(page)).toHaveCount(3);

    await rows(page)
      .getByRole('button', { name: `Ama ${name}` })
      .press('Enter');
    await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText(`Ama ${name}`);
    await expect(drawer(page)).toContainText(shows);
    await expect(drawer(page)).toContainText('No changes yet.');
    await drawer(page).getByRole('radio', { name: next, exact: true }).check();
    await drawer(page)
      .getByRole('button', { name: `Change to “${next}”` })
      .click();
    // The list no longer contains it, but the drawer stays open.
    await expect(drawer(page)).toContainText(`${first} to ${next}`);
    await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText(`Ama ${name}`);
    await page.reload();
    await expect(drawer(page)).toContainText(`${first} to ${next}`);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText(`Kofi ${name}`);

    await page.getByLabel('Status', { exact: true }).selectOption(next);
    await expect(rows(page).nth(1)).toContainText(`Ama ${name}`);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`Ama ${name}`);
  });

  test(`${label}: passes axe, also with an open record`, async ({ page }) => {
    const name = family();
    await submit(page, name);
    await openAs(page, staff, path);
    await search(page, name);
    await expect(rows(page)).toHaveCount(2);
    await expectAccessible(page, 'the list', ['desk light', 'phone dark']);
    await rows(page).getByRole('button', { name }).click();
    await expect(drawer(page)).toContainText(shows);
    await expectAccessible(page, 'an open entry', ['phone light', 'desk dark']);
  });
}

test('the drawer of a deleted record says that it no longer exists', async ({ page, complaints }) => {
  complaints.expected.push(/status of 404/);
  await openAs(page, staff, `/admin/music-study?open=${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'This registration could not be loaded' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin/music-study');
});

test('the CV of an application downloads unchanged, under its own name', async ({ page }) => {
  const { email, phone } = contact();
  const content = Buffer.from(
    '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
  );
  const file = { name: 'Ɛfua’s CV.pdf', size: content.length };
  const announced = await page.request.post('/api/uploads', {
    data: { ...file, purpose: 'cv' },
  });
  const { id, ticket } = (await announced.json()) as { id: string; ticket: string };
  const headers = { authorization: `Upload ${ticket}`, 'content-type': 'application/octet-stream' };
  expect((await page.request.put(`/api/uploads/${id}`, { data: content, headers })).ok()).toBe(true);
  const application = {
    opening: 'piano-teacher',
    openingTitle: 'Piano teacher',
    name: 'Efua Quaye',
    letter: 'I teach.',
    cv: { ...file, id, ticket },
  };
  const sent = await page.request.post('/api/careers/applications', {
    data: { ...application, email, phone },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(sent.status()).toBe(201);

  await openAs(page, staff, `/admin/enquiries?search=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Efua Quaye' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(file.name);
  expect(await readFile(await download.path())).toEqual(content);
});
