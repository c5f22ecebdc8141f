import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import {
  admin,
  authorizationAs,
  expect,
  expectAccessible,
  openAs,
  PHONE,
  sidewaysScroll,
  staff,
  test,
} from '@school/shared/e2e';

/** The test site starts with 1,200 samples of each kind; other tests add some. */
const ALL = /^1,2\d\d selected$/;

test('a list of thousands is used by keyboard, saves a view, and changes all matching rows at once', async ({
  page,
}) => {
  const rows = page.getByRole('table', { name: 'List of enquiries' }).locator('[data-row]');
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'));
  const keyOf = (nth: number) => rows.nth(nth).getAttribute('data-row');

  // Ignores unknown values in the address.
  await openAs(page, staff, '/admin/enquiries?kind=referral&state=lost&sort=evil&page=abc&hide=about');
  await expect(page.getByText(/^1 to 25 of 1,[12]\d\d$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'About' })).toHaveCount(0);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused()).toBe(await keyOf(1));
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog').first();
  await expect(drawer).toContainText('Recommendation REFER-');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`open=${await keyOf(1)}`));
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect.poll(focused, 'where one was at last').toBe(await keyOf(1));
  await rows.nth(3).getByText('Recommendation').click();
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(focused, 'opened by a press beside its name').toBe(await keyOf(3));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'next row, previous row',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^26 to 50 of 1,[12]\d\d$/)).toBeVisible();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all that match' }).click();
  const all = await page.getByText(ALL).innerText();
  await page.getByLabel('Action', { exact: true }).selectOption('State: Closed');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText(all.replace('selected', 'changed.'))).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption('Closed');
  await expect(page.getByText(/^1 to 25 of 1,[12]\d\d$/)).toBeVisible();

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the view').fill('Closed recommendations');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The view “Closed recommendations” was saved.')).toBeVisible();
  await page.goto('/admin/enquiries');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name: 'Closed recommendations' }).click();
  await expect(page.getByText(/^1 to 25 of 1,[12]\d\d$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'About' })).toHaveCount(0);

  // On a phone a row is no larger than a thumb needs, and nothing overflows the screen.
  const screen = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await rows.first().boundingBox())?.height).toBe(84);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  if (screen) await page.setViewportSize(screen);

  // An incomplete file is rejected.
  await page.route('**/api/staff/enquiries/export**', async (route) => {
    const whole = await route.fetch();
    const body = (await whole.text()).slice(0, 5_000);
    const { 'content-length': _, 'content-encoding': __, ...headers } = whole.headers();
    await route.fulfill({ status: 200, headers, body });
  });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('The download is incomplete. Please try again.')).toBeVisible();
});

/** One sample of each list: address, name of the rows, and a filter that matches it. */
const LISTS = [
  ['/admin/donations?state=paid', 'donations'],
  ['/admin/tickets?sale=public', 'orders'],
  ['/admin/registrations?state=returned', 'entries'],
  ['/admin/music-study?status=contacted', 'registrations'],
  ['/admin/artist-showcase?view=pros&status=applied', 'performers'],
  ['/admin/artist-showcase?view=engagements&status=confirmed', 'engagements'],
  ['/admin/enquiries?kind=application', 'enquiries'],
  ['/admin/enquiries?kind=member', 'enquiries'],
  ['/admin/people?list=donations', 'people'],
  ['/admin/tickets/invitations?state=unused', 'invitations'],
  ['/admin/tickets/challenge?status=entered', 'entries'],
  ['/admin/helpers?part=volunteers&state=helps', 'volunteers'],
  ['/admin/helpers?part=outbox&state=done', 'jobs'],
  ['/admin/audit?operation=changeMusicStudyEntryStatus', 'changes', 'LEARN-S777'],
] as const;
/** The narrowest screen with a table. */
const TABLET = { width: 768, height: 1024 };
const SAMPLE = 'sample777@example.com';

/** Returns how many pixels of a row are hidden until the table scrolls. */
const beyondEdge = (row: Locator) =>
  row.locator('td').evaluateAll((cells) => {
    const edge = cells[0]?.closest('[role="region"]')?.getBoundingClientRect().right ?? 0;
    return Math.max(0, ...cells.map((cell) => Math.round(cell.getBoundingClientRect().right - edge)));
  });

test('each list of thousands is paged, filtered, searched, and fits screen and phone', async ({ page }) => {
  // Only admins see the outbox.
  const authorization = await authorizationAs(page, admin, '/admin');
  const screen = page.viewportSize();
  const go = (path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path);
  const search = (words: string) => {
    const field = page.getByRole('searchbox', { name: 'Search' });
    return field.fill(words).then(() => field.press('Enter'));
  };
  await page.setViewportSize(TABLET);
  const counts = page.getByRole('list', { name: 'Counts' });
  await expect(counts).toHaveAttribute('aria-busy', 'false');
  const over = await counts
    .locator('> li')
    .evaluateAll((items) => items.filter((item) => item.scrollWidth > item.clientWidth).length);
  expect.soft(over, 'numbers whose bars stand in the next one').toBe(0);
  if (screen) await page.setViewportSize(screen);
  for (const [path, what, sample = SAMPLE] of LISTS)
    await test.step(path, async () => {
      const rows = page.getByRole('table', { name: `List of ${what}` }).locator('[data-row]');
      const pages = page.getByRole('navigation', { name: `Pages of ${what}` });
      await go(path);
      await expect(pages).toContainText(/^1 to 25 of (more than )?\d[\d,]{2,}/);
      await expect(rows).toHaveCount(25);
      expect.soft(await sidewaysScroll(page)).toBe(0);
      await pages.getByRole('button', { name: 'Next' }).click();
      await expect(pages).toContainText('26 to 50 of');
      await page.setViewportSize(TABLET);
      expect.soft(await beyondEdge(rows.first()), 'beyond the edge').toBe(0);
      expect.soft(await sidewaysScroll(page)).toBe(0);
      await page.setViewportSize(PHONE);
      await expect.poll(async () => (await rows.first().boundingBox())?.height).toBe(84);
      expect.soft(await sidewaysScroll(page)).toBe(0);
      if (screen) await page.setViewportSize(screen);

      await search(sample);
      await expect(pages).toContainText('1 to 1 of 1');
      await rows
        .first()
        .getByRole(what === 'people' ? 'link' : 'button')
        .first()
        .click();
      await expect(what === 'people' ? page.getByRole('main') : page.getByRole('dialog')).toContainText(
        sample,
      );
      await page.keyboard.press('Escape');
    });

  await test.step('a shift is assigned to one of all volunteers', async () => {
    const task = `Door ${randomUUID().slice(0, 8)}`;
    const day = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const planned = {
      task,
      place: 'Hall',
      startsAt: `${day}T08:00:00Z`,
      endsAt: `${day}T09:00:00Z`,
      needed: 1,
    };
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const shifts = '/api/staff/volunteer-shifts';
    expect((await page.request.post(shifts, { data: planned, headers })).status()).toBe(204);
    await go('/admin/helpers?part=tools');
    await go('/admin/helpers?part=volunteers');
    const shift = page.getByRole('listitem').filter({ hasText: task }).first();
    await shift.getByRole('button', { name: /^Assign volunteer/ }).click();
    const choice = page.getByRole('dialog', { name: `Assign a volunteer to ${task} at 08:00` });
    await expect(choice).toContainText('These are the first 25 by name.');
    await expectAccessible(page, 'who could do a shift', ['desk light', 'phone dark'], 'dialog');
    await choice.getByRole('searchbox', { name: 'Search' }).fill(SAMPLE);
    await expect(choice.getByRole('listitem')).toHaveCount(1);
    await choice.getByRole('button', { name: /^Assign/ }).click();
    await expect(shift).toContainText('1 of 1');
    const { shifts: all } = (await (await page.request.get(shifts, { headers })).json()) as {
      shifts: readonly { readonly id: string; readonly task: string }[];
    };
    const id = all.find((one) => one.task === task)?.id;
    expect((await page.request.delete(`${shifts}/${id}`, { headers })).status()).toBe(204);
  });
});
