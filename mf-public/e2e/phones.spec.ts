import { expect, open, PHONE, test } from '@school/shared/e2e';

/** The maximum length of a page, in screens of a phone. */
const SCREENS = [
  ['/', 10],
  ['/about', 8],
  ['/learn/piano', 7],
] as const;

test.use({ viewport: PHONE });

for (const [path, most] of SCREENS)
  test(`${path} takes at most ${most} screens of a phone`, async ({ page }) => {
    await open(page, path, 'mf-public');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(most);
    if (path !== '/') return;
    // The link to the trial lessons stays in view above the instruments.
    const book = page.getByRole('region', { name: 'Begin' }).getByRole('link', { name: 'Book one' });
    await page.locator('#who-we-are-title').evaluate((title) => title.scrollIntoView());
    await expect(book).toBeInViewport({ ratio: 1 });
    await page.locator('#on-stage').evaluate((title) => title.scrollIntoView());
    await expect(book).not.toBeInViewport();
    await page.locator('#who-we-are-title').evaluate((title) => title.scrollIntoView());
    await book.click();
    await expect(page).toHaveURL('/learn#book');
  });

test('opening one form closes the other', async ({ page }) => {
  await open(page, '/learn/cello', 'mf-public');
  const register = page.getByRole('form', { name: 'Register for cello lessons' });
  const fees = page.getByRole('form', { name: 'Ask for the fee' });
  await expect(register).toBeHidden();
  await expect(fees).toBeHidden();

  // The link to the forms stays in view all over the page.
  const begin = page.getByRole('link', { name: 'Try or register' });
  await expect(begin).toBeInViewport();
  await page.getByRole('region', { name: 'The course' }).scrollIntoViewIfNeeded();
  await expect(begin).toBeInViewport();
  await begin.click();
  await expect(page.getByRole('heading', { name: 'Try, register, or ask first' })).toBeInViewport();

  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/learn/cello#register');
  await expect(register).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Register for cello lessons' })).toBeInViewport();

  await page.locator('#fees > summary').click();
  await expect(fees).toBeVisible();
  await expect(register).toBeHidden();
});
