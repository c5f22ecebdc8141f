import { expect, expectAccessible, open, test } from '@school/shared/e2e';
import { expectAcknowledged, openWithoutCode } from './pageWithoutCode';

test('the site search works when pressed early, by keyboard, into another app, and on the 404 page', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const seek = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByLabel('Search the whole site');
  const results = dialog.getByRole('list', { name: 'Results' }).getByRole('link');
  const ofSearch = () => asked.filter((path) => /\/search\/|Search|ModalHost/.test(path));

  const release = await openWithoutCode(page, '/');
  await seek.click();
  await expectAcknowledged(page, seek);
  expect(ofSearch(), 'nothing of it comes before it is opened').toEqual([]);
  release();
  await expect(field).toBeFocused();

  await field.fill('musical instruments');
  await expect(results.first()).toHaveAttribute('href', '/donate/assets/musical-instruments');
  await field.fill('xylophone');
  await expect(dialog.getByRole('status')).toHaveText(/^Nothing was found for ‘xylophone’/);
  await field.fill('xylophone lessons');
  await expect(dialog.getByRole('status')).toHaveText(/Nothing on the site has ‘xylophone’\.$/);
  await field.fill('jury');
  await expect(results.first()).toHaveAttribute('href', '/music-competition#judges');
  await field.fill('momo');
  await expect(results.first()).toHaveAttribute('href', '/mate-2025#ticket-questions');
  await expect(results.first().locator('mark', { hasText: 'mobile' })).toBeVisible();
  await field.fill('first drum bell tickets');
  await expect(dialog.getByRole('link', { name: /MATE 2025/ }).first()).toBeVisible();
  await expectAccessible(page);

  await field.fill('piano fee');
  await expect(results.first()).toHaveAttribute('href', '/learn/piano#fees');
  await expect(results.first()).toHaveAccessibleName(/^Piano lessons Ask for the fee/);
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn\/piano#fees$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Piano lessons' })).toBeVisible();

  complaints.expected.push(/404/, /503/);
  await page.route('**/search/mf-mate.json', (route) => route.fulfill({ status: 503 }));
  await open(page, '/nowhere', 'mf-public');
  await page.getByRole('button', { name: 'Search the site' }).click();
  await field.fill('choir or piano');
  await expect(dialog.getByText('A part of the site could not be searched.')).toBeVisible();
  await page.unroute('**/search/mf-mate.json');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('A part of the site could not be searched.')).toBeHidden();
  await expect(results.first()).toHaveAttribute('href', '/faq#which');
  // The page, or its part about the teachers.
  await expect(results.nth(1)).toHaveAttribute('href', /^\/learn\/piano(#\w+)?$/);
});
