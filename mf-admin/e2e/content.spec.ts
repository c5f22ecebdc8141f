import { randomUUID } from 'node:crypto';
import { appReady, expect, expectAccessible, mailTo, open, openAs, staff, test } from '@school/shared/e2e';

const EDITOR = '/admin/content?open=mf-mate/questions';
const SHOWN_AT = '/mate-2025';

test('staff add a question, preview it, publish it and revert it', async ({ page, complaints }) => {
  // The test publishes an invalid text on purpose.
  complaints.expected.push(/status of 422/);
  const question = `May I bring <b>a drum</b> ${randomUUID().slice(0, 8)}?`;
  const escaped = question.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const html = async () => (await page.request.get(SHOWN_AT)).text();
  const toast = page.getByText('Published. The pages will be updated');

  await openAs(page, staff, EDITOR);
  const form = page.getByRole('form', { name: 'MATE 2025: questions' });
  const add = form.getByRole('button', { name: 'Add a question' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(
    form.getByLabel('Question', { exact: true }).last(),
    'focus goes to the new one',
  ).toBeFocused();
  await page.keyboard.type(question);
  await form.getByRole('button', { name: 'Publish' }).click();
  await form.getByRole('alert').getByRole('link', { name: 'Please fill this in' }).click();
  await expect(form.getByLabel('Answer').last()).toBeFocused();
  await page.keyboard.type('<img src=x onerror="document.title=1"> Gladly.');
  await form.getByRole('button', { name: `Move up: ${question}` }).click();
  await expect(form.getByText(`${question} is now number`)).toBeAttached();
  await expectAccessible(page, 'the editor of a text', ['phone light', 'desk dark']);

  const previewed = page.waitForEvent('popup');
  await form.getByRole('button', { name: SHOWN_AT }).click();
  const preview = await previewed;
  await expect(preview.getByRole('note')).toContainText('Preview of a draft');
  await expect(preview.getByText(question)).toBeVisible();
  expect(await preview.locator('script, img[src=x]').count()).toBe(0);
  await preview.close();
  expect(await html(), 'a draft is nobody else’s').not.toContain(escaped);

  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(toast).toBeVisible();
  await expect.poll(html, { timeout: 20_000 }).toContain(escaped);
  await open(page, SHOWN_AT, 'mf-mate');
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);

  await page.goto('/admin/content');
  await appReady(page, 'mf-admin');
  const row = page.getByRole('row').filter({ hasText: 'MATE 2025: questions' });
  await expect(row).toContainText('Edited');
  await row.getByRole('link', { name: 'MATE 2025: questions' }).click();
  await page.getByRole('button', { name: 'Undo last publication' }).click();
  await expect(toast).toBeVisible();
  await expect(page.getByRole('list').getByText('Version 2')).toBeVisible();
  await expect.poll(html, { timeout: 20_000 }).not.toContain(escaped);
});

test('staff email themselves a reminder before they publish its text', async ({ page }) => {
  const subject = `Your lesson is near ${randomUUID().slice(0, 8)}`;
  await openAs(page, staff, '/admin/content?open=shared/reminder-trial');
  const form = page.getByRole('form', { name: 'Reminder: trial lesson' });
  await form.getByLabel('Subject').fill(subject);
  await form.getByRole('button', { name: 'Email me a sample' }).click();
  await expect(page.getByText(`We have emailed a sample to ${staff.email}.`)).toBeVisible();
  const mail = await mailTo(staff.email, new RegExp(`^Sample: ${subject}: `));
  expect(mail.text).toContain('There is an instrument in the room');
  await expect(form.getByText('You have unsaved changes.')).toBeVisible();
  await form.getByLabel('Subject').fill('Your trial lesson');
});
