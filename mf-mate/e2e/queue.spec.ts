import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '@school/shared/e2e';
import { chooseTickets, reload, takeButton } from './ticketPage';

// The API's part is answered here, because a waiting room that is on would stop the tests beside this one.

const until = '2025-12-01T10:10:00.000Z';
const base = {
  key: 'a'.repeat(54),
  position: null,
  minutes: null,
  minutesToHold: 10,
  until: null,
  isPaused: false,
  askAfter: 1,
};
const before = { ...base, state: 'before', opensAt: '2025-12-01T10:00:00.000Z' };
const waiting = { ...before, state: 'waiting', position: 1204, minutes: 13 };

/** Gives the public sale a waiting room. @returns what answers, and the keys of the requests */
async function withRoom(page: Page, sale: object = {}) {
  const room = { place: before as object, asked: [] as string[] };
  await page.route('**/api/tickets/sales/public', async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as object;
    await route.fulfill({ response, json: { ...told, hasQueue: true, ...sale } });
  });
  await page.route('**/api/tickets/queue', (route) => {
    const { 'queue-key': key = 'none' } = route.request().headers();
    room.asked.push(`${route.request().method()} ${key}`);
    return route.fulfill({ json: room.place });
  });
  return room;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('shows the place and the minutes, keeps the place over a reload and in a second tab, and goes on to the seats', async ({
  page,
}) => {
  const room = await withRoom(page);
  await chooseTickets(page, { Regular: 1 });
  await expect(title(page, 'You are in the waiting room')).toBeFocused();
  await expect(
    page.getByText(/on sale from Dec 01, 2025, 10:00 UTC\. When the sale opens, a draw/),
  ).toBeVisible();
  expect(room.asked[0]).toBe('POST none');
  room.place = waiting;
  await expect(title(page, 'You are in the queue')).toBeVisible();
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('1,204');
  await expect(page.getByRole('status').filter({ hasText: 'before you' })).toHaveText(
    '1,203 before you. About 13 minutes until your turn.',
  );
  await expectAccessible(page, 'the queue', ['phone dark', 'desk light']);
  room.asked.length = 0;
  await reload(page);
  await expect(title(page, 'You are in the queue')).toBeVisible();
  const tab = await page.context().newPage();
  const other = await withRoom(tab);
  other.place = waiting;
  await open(tab, '/mate-2025?buy=seats', 'mf-mate');
  await expect(title(tab, 'You are in the queue')).toBeVisible();
  expect(new Set([...room.asked, ...other.asked])).toEqual(new Set([`GET ${base.key}`]));
  await tab.close();

  room.place = { ...waiting, state: 'in', until };
  await expect(title(page, 'It is your turn')).toBeFocused();
  await expect(page.getByText('Hold your tickets by Dec 01, 2025, 10:10 UTC.')).toBeVisible();
  const held = page.waitForRequest((request) => request.url().endsWith('/tickets/hold'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await takeButton(page).click();
  expect((await held).headers()['queue-key']).toBe(base.key);
});

test('is reached before the opening, says when the API is away, and gives a new place after a turn', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503/);
  const room = await withRoom(page, { isOpen: false, opensAt: '2999-01-01T10:00:00.000Z' });
  await page.route('**/api/tickets/stream', (route) => route.abort());
  await page.route('**/api/tickets/availability', (route) => route.abort());
  complaints.expected.push(/ERR_FAILED/);
  await open(page, '/mate-2025', 'mf-mate');
  await page.locator('#tickets').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Go to the waiting room' }).click();
  await expect(title(page, 'You are in the waiting room')).toBeVisible();
  await page.route('**/api/tickets/queue', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await expect(page.getByText('Your place is kept. This page tries again by itself.')).toBeVisible();
  room.place = { ...before, state: 'over' };
  await expect(title(page, 'Your turn is over')).toBeVisible();
  room.asked.length = 0;
  room.place = waiting;
  await page.getByRole('button', { name: 'Take a new place' }).click();
  await expect(title(page, 'You are in the queue')).toBeVisible();
  expect(room.asked).toContain(`POST ${base.key}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the waiting room opens from the form and says that nobody has to wait', async ({ page, context }) => {
    await page.goto('/mate-2025');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /waiting room/ }).click();
    const room = await opened;
    await expect(title(room, 'Nobody has to wait')).toBeVisible();
    await room.getByRole('link', { name: 'To the tickets' }).click();
    await expect(room).toHaveURL('/mate-2025#tickets');
  });
});
