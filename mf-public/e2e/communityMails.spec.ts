import type { Page } from '@playwright/test';
import {
  expectAccessible,
  away,
  awayMessage,
  askToJoin,
  confirmByMail,
  linkIn,
  subscriber,
  countMailsTo,
  mailTo,
  freshEmail,
  expect,
  open,
  test,
} from '@school/shared/e2e';

const CONFIRMATIONS = '**/api/community/confirmations';
const UNKNOWN = 'x'.repeat(43);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });

test('a mail asks, one press makes a member, and another mail leads out again', async ({ page }) => {
  const email = freshEmail();
  await open(page, '/community', 'mf-public');
  await page.getByLabel('Concerts and recitals').check();
  await askToJoin(page, email);
  const mail = await mailTo(email, 'One press, and you are counted in');

  // Opening the link, as mail programs do on their own, changes nothing.
  await page.goto(linkIn(mail, 'confirm'));
  await expect(heading(page)).toHaveText('One press, and you are in');
  expect(await countMailsTo(email)).toBe(1);
  await confirm(page).click();
  await expect(heading(page)).toHaveText('You are counted in');
  await expect(heading(page)).toBeFocused();
  const welcome = await mailTo(email, 'Welcome to the community');
  await expect.poll(() => subscriber(email)).toMatchObject({ name: 'Ama Serwaa', interests: ['concerts'] });

  // Also on another device, or in another tab.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(heading(page)).toHaveText('You are counted in');
  expect(await countMailsTo(email)).toBe(2);

  await page.goto(linkIn(welcome, 'leave'));
  await expect(heading(page)).toHaveText('Leave the community?');
  await page.getByRole('button', { name: 'Leave the community' }).click();
  await expect(heading(page)).toHaveText('You have left');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => subscriber(email)).toBeUndefined();

  await page.reload();
  await expect(heading(page)).toHaveText('You have left');
});

test('a member who asks once more is told by a mail alone', async ({ page }) => {
  const email = freshEmail();
  await open(page, '/community', 'mf-public');
  await askToJoin(page, email);
  await confirmByMail(page, email);
  await open(page, '/community', 'mf-public');
  await askToJoin(page, email);
  await mailTo(email, 'You are a member already');
});

test('who changes their mind at the way out stays, also with a link of nobody', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 404/);
  await open(page, '/community?leave=7b1d2f4e-0000-4000-8000-000000000001', 'mf-public');
  await page.getByRole('link', { name: 'Stay in it' }).click();
  await expect(heading(page)).toHaveText('Join the circle');
});

for (const [kind, address, button, message, status] of [
  [
    'to confirm that is over',
    `/community?confirm=${UNKNOWN}`,
    'Confirm',
    'This link does not work any more. Ask to join once more, and we send you a new one.',
    404,
  ],
  [
    'to confirm that was cut off',
    '/community?confirm=half',
    'Confirm',
    'This link is not complete. Please open it once more from the letter.',
    422,
  ],
  [
    'to leave that nobody was given',
    '/community?leave=7b1d2f4e-0000-4000-8000-000000000001',
    'Leave the community',
    'This link is not known. Please open it from the letter.',
    404,
  ],
] as const) {
  test(`a link ${kind} says so, and one can ask to join anew`, async ({ page, complaints }) => {
    complaints.expected.push(new RegExp(`status of ${status}`));
    await open(page, address, 'mf-public');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
    const anew = page.getByRole('link', { name: 'Ask for a new letter' });
    if (button === 'Confirm') await anew.click();
    else await expect(anew).toHaveCount(0);
    await askToJoin(page, freshEmail());
  });
}

test('when the API is away, another press confirms', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/);
  const email = freshEmail();
  await open(page, '/community', 'mf-public');
  await askToJoin(page, email);
  await page.goto(linkIn(await mailTo(email, 'One press, and you are counted in'), 'confirm'));
  await page.route(CONFIRMATIONS, away);
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText(awayMessage);
  await page.unroute(CONFIRMATIONS);
  await confirm(page).click();
  await expect(heading(page)).toHaveText('You are counted in');
});

test('an answer that gets lost on its way does no harm, nor does pressing twice', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/net::ERR/);
  const email = freshEmail();
  await open(page, '/community', 'mf-public');
  await askToJoin(page, email);
  await page.goto(linkIn(await mailTo(email, 'One press, and you are counted in'), 'confirm'));
  await page.route(CONFIRMATIONS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again');
  await page.unroute(CONFIRMATIONS);
  await confirm(page).dblclick();
  await expect(heading(page)).toHaveText('You are counted in');
  await mailTo(email, 'Welcome to the community');
  expect(await countMailsTo(email)).toBe(2);
});

test('axe objects to nothing where the mails lead', async ({ page, complaints }) => {
  complaints.expected.push(/status of 404/);
  await open(page, '/community?leave=7b1d2f4e-0000-4000-8000-000000000001', 'mf-public');
  await expect(page.getByRole('link', { name: 'Stay in it' })).toBeVisible();
  await expectAccessible(page, 'asked to leave', ['desk light', 'phone dark']);
  await open(page, `/community?confirm=${UNKNOWN}`, 'mf-public');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'refused', ['phone light', 'desk dark']);
});
