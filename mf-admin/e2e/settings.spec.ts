import { admin, expect, greeting, openAs, test } from '@school/shared/e2e';

test('a profile picture is chosen, cropped in the browser, uploaded, shown in the frame and removed', async ({
  page,
}) => {
  await openAs(page, admin, '/settings');
  const shown = greeting(page).locator('img');
  const size = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  const part = page.getByRole('region', { name: 'Your picture' });
  const choose = (name: string, buffer: Buffer) =>
    part.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(part.getByText('Profile picture')).toBeVisible();

  await choose('words.png', Buffer.from('no picture at all'));
  await expect(page.getByText('The browser cannot read this file as a picture.')).toBeVisible();

  // A screenshot of the page serves as a picture that is wider than high.
  await choose('me.png', await page.screenshot());
  const question = page.getByRole('dialog', { name: 'Crop picture' });
  await question.getByLabel('Zoom').press('ArrowRight');
  await question.getByRole('button', { name: 'Crop' }).click();
  await part.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
  await expect(shown).not.toHaveAttribute('src', /default-avatar/);
  await expect.poll(size).toEqual([512, 512]);
  await page.reload();
  await expect(shown).not.toHaveAttribute('src', /default-avatar/);
  // Waits for the upload, because a picture that is still uploading cannot be removed.
  await expect.poll(size).toEqual([512, 512]);

  await part.getByRole('button', { name: 'Remove picture' }).click();
  await expect(shown).toHaveAttribute('src', /default-avatar/);
});
