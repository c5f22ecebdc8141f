import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  admin,
  askAs,
  expect,
  expectAccessible,
  freshEmail,
  openAs,
  openProxy,
  signInAt,
  staff,
  test,
} from '@school/shared/e2e';

/** Sends an enquiry. @returns the name, by which it is found */
async function someoneWrites(page: Page): Promise<string> {
  const name = `Yaw ${randomUUID().slice(0, 8)}`;
  const data = { topic: 'lessons', name, email: freshEmail(), message: 'Do you teach the kora?' };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await page.request.post('/api/contact/messages', { data, headers })).ok()).toBe(true);
  return name;
}

const listOf = (name: string) => `/admin/enquiries?search=${encodeURIComponent(name)}`;
const openRow = (page: Page, name: string) => page.getByRole('button', { name }).click();
const drawer = (page: Page) => page.locator('[data-drawer]');
const state = (page: Page, name: string) => drawer(page).getByRole('radio', { name, exact: true });
async function choose(page: Page, name: string): Promise<void> {
  await state(page, name).press('Space');
  await drawer(page).getByRole('button', { name: 'Save handling' }).click();
}

test('two people at one record see each other and each change, choose between two versions, and catch up after a disconnect', async ({
  page: kofi,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expected.push(/status of 409/);
  const name = await someoneWrites(kofi);
  const proxy = await openProxy();
  const context = await browser.newContext({ proxy: { server: proxy.server }, ...(baseURL && { baseURL }) });
  const ama = await context.newPage();

  await openAs(ama, staff, listOf(name));
  await openRow(ama, name);
  await openAs(kofi, admin, listOf(name));
  await openRow(kofi, name);
  await expect(drawer(ama).getByText(`${admin.name} is also viewing this`)).toBeVisible();
  await expect(drawer(kofi).getByText(`${staff.name} is also viewing this`)).toBeVisible();

  await choose(kofi, 'In progress');
  await expect(state(ama, 'In progress')).toBeChecked();
  await expect(drawer(ama).getByText(`${admin.name} has changed it`)).toBeVisible();
  await expectAccessible(ama);

  // Delays what she sees, so that she decides on the previous version.
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await ama.route('**/api/staff/enquiries/*', async (route) => {
    if (route.request().method() === 'GET') await late;
    await route.continue();
  });
  const asked = ama.waitForRequest((request) => /staff\/enquiries\/[\da-f-]{36}$/.test(request.url()));
  await choose(kofi, 'Answered');
  await asked;
  await choose(ama, 'Closed');
  const question = ama.getByRole('dialog', { name: 'Someone else has changed this enquiry' });
  await expect(question.getByRole('region', { name: 'Current version' })).toContainText(
    'State: in progress, now answered',
  );
  await expect(question.getByRole('region', { name: 'Your change' })).toContainText('State: closed');
  await expect(state(kofi, 'Answered')).toBeChecked();
  await expectAccessible(ama);
  release();
  await question.getByRole('button', { name: 'Save my change' }).click();
  await expect(question).toHaveCount(0);
  await expect(state(ama, 'Closed')).toBeChecked();
  await expect(state(kofi, 'Closed')).toBeChecked();

  proxy.cut();
  await expect(drawer(ama).getByText('Disconnected from live updates')).toBeVisible();
  await choose(kofi, 'In progress');
  await expect(state(kofi, 'In progress')).toBeChecked();
  proxy.mend();
  await expect(state(ama, 'In progress')).toBeChecked();
  await expect(drawer(ama).getByText('Disconnected from live updates')).toHaveCount(0);
  await context.close();
  proxy.close();
  await expect(drawer(kofi).getByText('is also viewing this')).toHaveCount(0);
});

test('two people at one shift see each other and each change, and saving a stale version shows both and overwrites nothing', async ({
  page: kofi,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expected.push(/status of 409/);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const ama = await context.newPage();
  const helpers = '/admin/helpers?part=volunteers';
  const ask = await askAs(kofi, admin, helpers);
  const task = `Door ${randomUUID().slice(0, 8)}`;
  const times = { startsAt: '2099-10-11T08:00:00.000Z', endsAt: '2099-10-11T12:00:00.000Z' };
  const shift = { task, place: 'Great hall', needed: 2, ...times };
  await ask('POST', '/staff/volunteer-shifts', shift);
  const planned = async () => {
    const { shifts } = await ask<{ shifts: { id: string; task: string }[] }>(
      'GET',
      '/staff/volunteer-shifts',
    );
    return shifts.find((one) => one.task === task);
  };
  await Promise.all([openAs(ama, staff, helpers), kofi.reload()]);
  const form = (page: Page) => page.getByRole('form', { name: 'Edit shift' });
  for (const page of [ama, kofi]) await page.getByRole('button', { name: `Edit ${task}` }).click();
  await expect(form(ama).getByText(`${admin.name} is also viewing this`)).toBeVisible();
  await expect(form(kofi).getByText(`${staff.name} is also viewing this`)).toBeVisible();

  // Delays what she sees, while the API gets his change.
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  const isRead = (url: URL) => url.pathname.endsWith('/api/staff/volunteer-shifts');
  await ama.route(isRead, async (route) => {
    await late;
    await route.continue();
  });
  const asked = ama.waitForRequest((request) => isRead(new URL(request.url())));
  await form(kofi).getByLabel('Place').fill('Small hall');
  await form(kofi).getByRole('button', { name: 'Save' }).click();
  await asked;
  await form(ama).getByLabel('Volunteers needed').fill('5');
  await form(ama).getByRole('button', { name: 'Save' }).click();
  const question = ama.getByRole('dialog', { name: 'Someone else has changed this shift' });
  await expect(question.getByRole('region', { name: 'Current version' })).toContainText('now Small hall');
  await expect(question.getByRole('region', { name: 'Your change' })).toContainText('5');
  expect(await planned()).toMatchObject({ place: 'Small hall', needed: 2 });
  await question.getByRole('button', { name: 'Keep current version' }).click();
  release();
  await expect(form(ama).getByLabel('Place')).toHaveValue('Small hall');
  await expect(form(ama).getByText(`${admin.name} has changed it`)).toBeVisible();
  await expect(form(ama).getByLabel('Volunteers needed'), 'nothing typed is lost').toHaveValue('5');
  await form(ama).getByRole('button', { name: 'Save' }).click();
  await expect(form(ama)).toHaveCount(0);
  expect(await planned()).toMatchObject({ place: 'Small hall', needed: 5 });
  await ask('DELETE', `/staff/volunteer-shifts/${(await planned())?.id}`);
  await context.close();
});

test('warns before a session ends, keeps the typed text, and saves it after the sign-in', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 401/);
  const name = await someoneWrites(page);
  let isSoon = true;
  await page.route('**/api/me/session', (route) => {
    if (route.request().method() === 'POST') isSoon = false;
    return isSoon ? route.fulfill({ json: { endsAt: null, endsInSeconds: 240 } }) : route.continue();
  });
  // A session of its own, because it is ended below.
  const asked = page.waitForRequest((request) => 'authorization' in request.headers());
  await signInAt(page, staff, listOf(name));
  const authorization = (await asked).headers()['authorization'] ?? '';
  await openRow(page, name);
  await drawer(page).getByRole('radio', { name: 'Note for colleagues' }).check();
  const note = drawer(page).getByLabel('Note', { exact: true });
  await note.fill('Rang her: the kora from May on');

  const warning = page.getByRole('alert').filter({ hasText: 'Your session ends in' });
  await expect(warning).toContainText('4 minutes');
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('You are still signed in.')).toBeVisible();
  await expect(warning).toHaveCount(0);

  // Signs out from another device.
  const headers = { authorization };
  const sessions = (await (await page.request.get('/api/me/sessions', { headers })).json()) as {
    id: string;
    isThis: boolean;
  }[];
  const own = sessions.find(({ isThis }) => isThis);
  await page.request.delete(`/api/me/sessions/${own?.id}`, { headers });
  await drawer(page).getByRole('button', { name: 'Save note' }).click();
  const question = page.getByRole('dialog', { name: 'Sign in again to continue' });
  await expect(question).toContainText('You were signed out from another device.');
  await expect(note).toHaveValue('Rang her: the kora from May on');
  await expectAccessible(page);
  await question.getByLabel('Password').fill(staff.password);
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expect(drawer(page).getByText('Rang her: the kora from May on')).toBeVisible();
});
