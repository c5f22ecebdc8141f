import type { Locator, Page } from '@playwright/test';
import {
  countMailsTo,
  expect,
  expectAccessible,
  expectWrong,
  freshEmail,
  mailTo,
  openAs,
  staff,
  test,
} from '@school/shared/e2e';
import { freeSlots, slotOf, slotRow, typeInEntry } from './competitionArea';

const drawer = (page: Page) => page.getByRole('dialog').first();
const toast = (page: Page, words: string) => page.getByText(words).first();

test('a paper entry is returned with a message, accepted, mailed once and in a line-up', async ({ page }) => {
  const email = freshEmail();
  const [slot = ''] = await freeSlots(page);
  await openAs(page, staff, '/admin/registrations/paper');
  const form = page.getByRole('form', { name: 'Paper entry' });
  await form.getByLabel('Instrument').selectOption('piano');
  await form.getByLabel('Name', { exact: true }).fill('Kept on this device');
  await page.reload();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Kept on this device');
  await form.getByLabel('Age and grade band').selectOption('0-1');
  await form.getByLabel('Date of birth').fill('1998-05-20');
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Last grade passed')).toHaveAccessibleDescription(/last grade passed/);
  await expectAccessible(page, 'a sheet with errors', ['desk light', 'phone dark']);
  const name = await typeInEntry(page, { email, slot });
  await expect(page.getByRole('heading', { name: /^Saved: MC-\d+$/ })).toBeVisible();

  await page.getByRole('link', { name: 'View entry' }).click();
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await drawer(page).getByRole('button', { name: 'Return for changes' }).click();
  const back = page.getByRole('form', { name: 'Return this entry for changes' });
  await back.getByRole('button', { name: 'Return entry' }).click();
  await expectWrong(page, ['Please enter what has to be changed.']);
  await back.getByLabel('Requested changes').fill('The picture is <b>too dark</b>.');
  await back.getByRole('button', { name: 'Return entry' }).click();
  await expect(drawer(page)).toContainText('Changes requested');
  await mailTo(email, /.*/, 'The picture is <b>too dark</b>.');
  await drawer(page).getByRole('button', { name: 'Resubmit' }).click();
  await page.getByRole('button', { name: 'Resubmit entry' }).click();
  await drawer(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Accept entry' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Advance to round 2' })).toBeVisible();
  await expect(drawer(page)).toContainText('Returned for changes');
  await mailTo(email, /is accepted/);
  // Reloaded to remove the toasts over a phone's drawer.
  await page.reload();
  await expect(drawer(page)).toContainText('Returned for changes');
  await expectAccessible(page, 'an accepted entry', ['desk dark', 'phone light']);
  await drawer(page).getByRole('button', { name: 'Advance to round 2' }).click();
  await page.getByRole('button', { name: 'Advance entry' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Undo last decision' })).toBeVisible();

  await page.goto('/admin/registrations/announcements');
  const before = await countMailsTo(email);
  await page.getByLabel('Instrument').selectOption('violin');
  await page.getByRole('checkbox', { name: 'Round 2' }).check();
  await page.getByLabel('Subject').fill(`Bring a stool, ${name}`);
  await page.getByLabel('Text').fill('Dear all.\n\nBring it.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('list', { name: 'Recipients' })).toContainText(email);
  await expect(page.getByRole('region', { name: 'Preview for the first recipient' })).toContainText(
    'Bring it.',
  );
  expect(await countMailsTo(email)).toBe(before);
  await expectAccessible(page, 'before it goes', ['desk light', 'phone dark']);
  await page.getByRole('button', { name: /^Send to/ }).dblclick();
  await expect(page.getByText('Announcement sent')).toBeVisible();
  await mailTo(email, `Bring a stool, ${name}`);
  expect(await countMailsTo(email)).toBe(before + 1);
  const sent = page.getByRole('listitem').filter({ hasText: `Bring a stool, ${name}` });
  await expect(sent).toContainText('Violin, round 2');
  await sent.getByText('Message', { exact: true }).click();
  await expect(sent).toContainText('Bring it.');

  await page.goto('/admin/registrations/publications');
  await page.getByRole('button', { name: /publish.* Round 2 line-up/ }).click();
  const publish = page.getByRole('form', { name: 'Publish: Round 2 line-up' });
  await expect(publish.getByRole('region', { name: 'Preview' })).toContainText(name);
  await publish.getByLabel('Note').fill('At ten in the Grand Hall.');
  await expectAccessible(page, 'a preview', ['phone light', 'desk dark']);
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expect(toast(page, 'Round 2 line-up was published.')).toBeVisible();
  const shown = async () => (await page.request.get('/api/competition/publications/round2_lineup')).text();
  expect(await shown()).toContain(name);
  expect(await shown()).toContain('At ten in the Grand Hall.');
  await page.getByRole('button', { name: 'Unpublish Round 2 line-up' }).click();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(toast(page, 'Round 2 line-up was unpublished.')).toBeVisible();
  expect(await shown()).not.toContain(name);
});

test('an audition moves by keyboard, mouse, touch and button; a conflict is reported', async ({ page }) => {
  const [, first = '', second = '', third = ''] = await freeSlots(page);
  await openAs(page, staff, '/admin/registrations/paper');
  const name = await typeInEntry(page, { email: freshEmail(), slot: first });
  await page.getByRole('heading', { name: /^Saved: / }).waitFor();
  await page.goto('/admin/registrations/auditions');
  const handle = page.getByRole('button', { name: `Move ${name}` });
  const said = page.locator('[role="status"][aria-live="assertive"]');

  await handle.press('Enter');
  await expect(said).toContainText('is selected.');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(`${name} was not moved.`);
  await handle.press('Enter');
  await page.keyboard.press('Home');
  while (!(await said.innerText()).startsWith(slotOf(second))) await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'one is picked up', ['desk light', 'phone dark']);
  await page.keyboard.press('Enter');
  await expect(said).toContainText('was moved to');
  await expect(slotRow(page, second)).toContainText(name);
  await expect(handle).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 1800 });
  const drag = async (slot: string) => {
    await handle.hover();
    await page.mouse.down();
    const box = await slotRow(page, slot).boundingBox();
    if (!box) throw new Error('The board has no such time');
    await page.mouse.move(box.x + 200, box.y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await drag(third);
  await expect(slotRow(page, third)).toContainText(name);
  await dragByFinger(page, handle, slotRow(page, first));
  await expect(slotRow(page, first)).toContainText(name);
  await drag(third);
  await expect(slotRow(page, third)).toContainText(name);

  await page
    .getByRole('button', { name: `Close ${second.slice(11, 13)}:${second.slice(13)}` })
    .first()
    .click();
  await expect(slotRow(page, second)).toContainText('Closed');
  await drag(second);
  await expect(said).toContainText('is closed');
  await expect(slotRow(page, third)).toContainText(name);
  await slotRow(page, second).getByRole('button', { name: 'Reopen' }).click();
  await handle.click();
  await slotRow(page, second).getByRole('button', { name: 'Move here' }).click();
  await expect(slotRow(page, second)).toContainText(name);
});

/** Drags with one finger, by the events of a tablet's browser. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The board shows no such time');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await touch('touchStart', x, y);
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', x + ((end.x + 200 - x) * step) / 5, y + ((end.y + 20 - y) * step) / 5);
  await touch('touchEnd', 0, 0);
  await finger.detach();
}
