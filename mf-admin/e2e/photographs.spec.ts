import { expect, expectAccessible, openAs, staff, test } from '@school/shared/e2e';

const EDITOR = '/admin/content?open=mf-public/scenes';

test('staff add a photograph to the home page, where everyone sees it, and take it off again', async ({
  page,
  complaints,
}) => {
  // The test publishes a photograph without description on purpose.
  complaints.expected.push(/status of 422/);
  const alt = 'The hall of the school, with its stage.';
  const toast = page.getByText('Published. The pages will be updated');
  const home = async () => (await page.request.get('/')).text();

  await openAs(page, staff, EDITOR);
  const form = page.getByRole('form', { name: 'Wide photographs' });
  const part = form.getByRole('group', { name: 'Home page' });
  const remove = part.getByRole('button', { name: 'Remove photograph' });
  await expect(part).toBeVisible();
  // What an earlier attempt has published.
  if (await remove.isVisible()) await remove.click();
  // A screenshot of the page serves as a photograph that is higher than its place.
  await part
    .locator('input[type="file"]')
    .setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const question = page.getByRole('dialog', { name: 'Crop picture' });
  await question.getByLabel('Zoom').press('ArrowRight');
  await question.getByRole('button', { name: 'Crop' }).click();

  const consent = part.getByLabel('Who agreed');
  await consent.focus();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('link', { name: 'Please say who agreed, and when' })).toBeVisible();
  await expect(toast, 'Enter does not publish the text').toBeHidden();
  await consent.fill('Nobody is in the picture <b>');
  await page.keyboard.press('Enter');
  await expect(part.getByLabel('What it shows'), 'it is described next').toBeFocused();
  await expect(part.getByText('Who agreed: Nobody is in the picture <b>. Noted by')).toBeVisible();
  await expectAccessible(page, 'the editor of a photograph', ['phone light', 'desk dark']);

  await form.getByRole('button', { name: 'Publish' }).click();
  await form.getByRole('alert').getByRole('link', { name: 'Please fill this in, on one line' }).click();
  await page.keyboard.type(alt);
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(toast).toBeVisible();
  await expect.poll(home, { timeout: 20_000 }).toContain(alt);

  await page.goto('/');
  const shown = page.getByRole('img', { name: alt });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(200);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/api\/photographs\/[\da-f-]{36}\/\d+\.webp$/,
  );

  await openAs(page, staff, EDITOR);
  await remove.click();
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(toast).toBeVisible();
  await expect.poll(home, { timeout: 20_000 }).not.toContain(alt);
});
