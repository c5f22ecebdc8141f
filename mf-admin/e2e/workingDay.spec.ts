import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import {
  askAs,
  donate,
  expect,
  expectAccessible,
  freshEmail,
  greeting,
  mailTo,
  staff,
  test,
} from '@school/shared/e2e';

/** Every part of the admin area is at most this many presses of Tab away. */
const FAR = 120;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await hasFocus()); presses++) {
    expect(presses, 'presses of the Tab key').toBeLessThan(FAR);
    await page.keyboard.press('Tab');
  }
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Opens the palette, types, and chooses an item. */
async function command(page: Page, words: string, choice: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  await expect(palette.getByRole('combobox')).toHaveValue(words);
  const option = palette.getByRole('option', { name: choice });
  await option.waitFor();
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}

async function send(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data, headers: { 'idempotency-key': randomUUID() } });
  expect(answer.status()).toBe(201);
}

/** Creates a person with an enquiry, a registration for lessons and a donation. */
async function someone(page: Page): Promise<{ readonly name: string; readonly email: string }> {
  const email = freshEmail();
  const name = `Efua ${email.replace(/\D/g, '').slice(-9)}`;
  const contact = { email, phone: '024 412 3456' };
  await send(page, '/api/contact/messages', {
    ...contact,
    name,
    topic: 'lessons',
    message: 'Do you teach the kora?',
  });
  await send(page, '/api/music-study/registrations', {
    ...contact,
    student: name,
    instrument: 'cello',
    programme: 'adult_study',
    level: 'beginner_adult',
    category: 'classical',
    classType: 'private',
    mode: 'in_person',
    venue: 'accra',
    times: ['monday_morning'],
  });
  await donate(page.request, { name, email, amount: 3000 });
  return { name, email };
}

/** Returns a future day. */
const someDay = () => new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Returns a teacher who has a free hour. */
async function freeTeacher(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const ask = await askAs(page, staff, '/admin/overview');
  const teacher = `Kojo ${freshEmail().replace(/\D/g, '').slice(-9)}`;
  const record = { name: teacher, instruments: ['cello'], venues: ['accra'] };
  const { id } = await ask<{ id: string }>('POST', '/staff/teachers', record);
  const times = {
    instrument: 'cello',
    teacher: id,
    venue: 'accra',
    date: someDay(),
    from: '10:00',
    to: '11:00',
  };
  await ask('POST', '/staff/trial-times', times);
  await page.close();
  return teacher;
}

test('a working day by keyboard alone', async ({ page, browser }) => {
  const teacher = await freeTeacher(browser);
  const { name, email } = await someone(page);
  const drawer = page.getByRole('dialog', { name });
  const open = async (record: RegExp) => {
    await command(page, name, new RegExp(`^${name}`));
    await press(page, page.getByRole('link', { name: record }));
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(name);
  };

  await page.goto('/login');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(staff.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(staff.password);
  await page.keyboard.press('Enter');
  await expect(greeting(page)).toHaveText(`Hi, ${staff.name}`);

  // The overview lists what waits, and its numbers follow the period in the address.
  const matters = page.getByRole('region', { name: 'Needs attention' });
  await expect(
    matters.getByRole('link', { name: /^Answer: \d+ messages? waits? for an answer$/ }),
  ).toBeVisible();
  const activity = page.getByRole('region', { name: 'Activity' });
  await tabTo(page, activity.getByRole('radio', { name: '30 days' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/days=90$/);
  await press(page, activity.locator('summary', { hasText: 'Registrations for lessons in numbers' }));
  const numbers = activity.getByRole('table', { name: 'Registrations for lessons in numbers' });
  await expect(numbers.getByRole('row').nth(1).getByRole('cell')).toHaveText(/^[1-9]/);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Page, person/ })).toBeFocused();
  await expectAccessible(page, 'the palette', ['phone dark', 'desk light'], 'dialog');
  await page.keyboard.press('Escape');

  await open(/^Message: /);
  await tabTo(page, drawer.getByLabel('Answer', { exact: true }));
  await page.keyboard.type('We do, on Mondays.');
  await press(page, drawer.getByRole('button', { name: 'Send answer' }));
  await mailTo(email, /./, 'We do, on Mondays.');

  await open(/^Lessons: /);
  await press(page, drawer.getByRole('button', { name: new RegExp(`^Assign lesson.* with ${teacher}$`) }));
  await expect(drawer.getByRole('region', { name: 'Teacher and hour' })).toContainText(teacher);

  await open(/^Donation: /);
  await press(page, drawer.getByRole('button', { name: 'Refund' }));
  const refund = page.getByRole('form', { name: 'Refund payment' });
  await press(page, refund.getByRole('button', { name: 'Refund' }));
  await expect(page.getByText('GH₵ 30.00 was refunded.')).toBeVisible();
  await expect(refund).toBeHidden();

  // A text is published, then the previous version is restored.
  await command(page, 'texts', /^Texts of the site/);
  await press(page, page.getByRole('link', { name: 'MATE 2025: getting there' }));
  const way = page.getByLabel('Point 1', { exact: true });
  await tabTo(page, way);
  await page.keyboard.press('End');
  await page.keyboard.type(' Ask for Efua.');
  await press(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Published. The pages will be updated')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Undo last publication' }));
  await expect(way).not.toHaveValue(/Ask for Efua/);

  await command(page, 'sign out', /^Sign out/);
  await expect(page).toHaveURL(/\/login(\?|$)/);
});
