import type { Page } from '@playwright/test';
import {
  expectAccessible,
  away,
  awayMessage,
  askToJoin,
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

test('the link of the mail confirms the membership, and the link of the next mail ends it', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503|net::ERR/);
  const email = freshEmail();
  await open(page, '/community', 'mf-public');
  await page.getByLabel('Concerts and recitals').check();
  await askToJoin(page, email);
  const mail = await mailTo(email, 'Confirm your membership');

  await test.step('opening the link alone, as mail programs do, changes nothing', async () => {
    await page.goto(linkIn(mail, 'confirm'));
    await expect(heading(page)).toHaveText('Confirm your membership');
    expect(await countMailsTo(email)).toBe(1);
  });
  await test.step('confirms on retry after the API was unavailable', async () => {
    await page.route(CONFIRMATIONS, away);
    await confirm(page).click();
    await expect(page.getByRole('alert')).toContainText(awayMessage);
    await page.unroute(CONFIRMATIONS);
  });
  await test.step('confirms once when the response is lost or the button is pressed twice', async () => {
    await page.route(CONFIRMATIONS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await confirm(page).click();
    await expect(page.getByRole('alert')).toContainText('Check your connection and try again');
    await page.unroute(CONFIRMATIONS);
    // Answer only after both presses. An earlier answer would let the second press take the focus from the
    // heading.
    let release = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route(CONFIRMATIONS, async (route) => {
      await pressed;
      await route.continue();
    });
    await confirm(page).dblclick();
    release();
    await expect(heading(page)).toHaveText('You are a member');
    await expect(heading(page)).toBeFocused();
  });
  const welcome = await mailTo(email, 'Welcome to the community');
  await expect.poll(() => subscriber(email)).toMatchObject({ name: 'Ama Serwaa', interests: ['concerts'] });

  await test.step('shows the confirmation on another device and in another tab', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(heading(page)).toHaveText('You are a member');
    expect(await countMailsTo(email)).toBe(2);
  });
  await test.step('a member who joins again learns only by mail that they are one', async () => {
    await open(page, '/community', 'mf-public');
    await askToJoin(page, email);
    await mailTo(email, 'You are already a member');
  });
  await test.step('the member leaves', async () => {
    await page.goto(linkIn(welcome, 'leave'));
    await expect(heading(page)).toHaveText('Leave the community?');
    await page.getByRole('button', { name: 'Leave the community' }).click();
    await expect(heading(page)).toHaveText('You have left');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => subscriber(email)).toBeUndefined();
    await page.reload();
    await expect(heading(page)).toHaveText('You have left');
  });
});

const REFUSED = [
  [
    'to confirm that is over',
    `/community?confirm=${UNKNOWN}`,
    'Confirm',
    'This link does not work any more. Ask to join once more, and we send you a new one.',
  ],
  [
    'to confirm that was cut off',
    '/community?confirm=half',
    'Confirm',
    'This link is not complete. Please open it again from the email.',
  ],
  [
    'to leave that nobody was given',
    '/community?leave=7b1d2f4e-0000-4000-8000-000000000001',
    'Leave the community',
    'This link is not valid. Please open it from the email.',
  ],
] as const;

test('an invalid link says so and offers to join again', async ({ page, complaints }) => {
  complaints.expected.push(/status of (404|422)/);
  for (const [kind, address, button, message] of REFUSED)
    await test.step(`a link ${kind}`, async () => {
      await open(page, address, 'mf-public');
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
      await expectAccessible(page, kind);
      const anew = page.getByRole('link', { name: 'Ask for a new email' });
      if (button === 'Confirm') await anew.click();
      else await expect(anew).toHaveCount(0);
    });
  await askToJoin(page, freshEmail());
  await open(page, '/community?leave=7b1d2f4e-0000-4000-8000-000000000001', 'mf-public');
  await page.getByRole('link', { name: 'Stay a member' }).click();
  await expect(heading(page)).toHaveText('Join the circle');
});
