import { expect, freshEmail, mailTo, open, test } from '@school/shared/e2e';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a minor enters the challenge with a sheet and a consenting guardian', async ({ page }) => {
  await open(page, '/music-art-challenge', 'mf-mate');
  const form = page.getByRole('form', { name: 'Enter your sheet' });
  const email = freshEmail();
  await form.getByLabel('Name of the artist').fill('Esi Danso');
  await form.getByLabel('Age', { exact: true }).fill('9');
  await form.getByLabel('School or town').fill('Tema');
  await form.getByLabel('The piece you heard').selectOption('The Swan');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form
    .getByLabel('A photograph or scan of the sheet')
    .setInputFiles({ name: 'swan.png', mimeType: 'image/png', buffer: PNG });
  await form.getByRole('button', { name: 'Enter the sheet' }).click();
  await expect(page.getByRole('alert')).toContainText('parent or guardian');

  await form.getByLabel('Their name').fill('Abena Danso');
  await form.getByLabel('Their phone').fill('024 123 4567');
  await form.getByRole('checkbox', { name: /^I am the parent or guardian/ }).check();
  await form.getByRole('button', { name: 'Enter the sheet' }).click();
  await expect(page.getByText('We have received your sheet', { exact: true })).toBeVisible();
  await mailTo(email, /challenge|sheet/i);
});
