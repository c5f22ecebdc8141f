import { expect, freshEmail, mailTo, staffAddress, test } from '@school/shared/e2e';
import { htmlFaults } from '@school/shared/html-check';

test.use({ javaScriptEnabled: false });

test('without JavaScript a message reaches the office, after its errors are corrected', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/preloaded using link preload/, /status of 422/);
  const email = freshEmail();
  const words = `<b>"May she try?"</b>\n</textarea> & more`;
  await page.goto('/about');
  await page.locator('#write > summary').click();
  await page.getByLabel('What is it about?').selectOption('lessons');
  await page.getByLabel('Your name').fill('Ama "Serwaa"');
  await page.getByLabel('Phone').fill('12');
  await page.getByLabel('Your message').fill(words);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send the message' }).click();

  await test.step('the same page shows each error at its field, and what was typed', async () => {
    const response = await answered;
    expect(response.status()).toBe(422);
    expect(await htmlFaults(await response.text())).toEqual([]);
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('heading', { name: 'Please correct 2 fields' })).toBeInViewport();
    await summary.getByRole('link', { name: 'Please enter an email address' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Error: Please enter an email/,
    );
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Phone')).toHaveValue('12');
    await expect(page.getByLabel('What is it about?')).toHaveValue('lessons');
    await expect(page.getByLabel('Your message')).toHaveValue(words);
  });
  await test.step('corrected, it is stored once and leads to a page that can be reloaded', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Phone').fill('');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'We have received your message.' }),
    ).toBeVisible();
    expect(page.url()).not.toContain(encodeURIComponent(email));
    await page.reload();
    await expect(page.getByText('The right person replies')).toBeVisible();
  });
  await test.step('the sender and the office have a mail', async () => {
    await mailTo(email, 'We have your message');
    const notice = await mailTo(staffAddress, 'Lessons and fees: Ama "Serwaa"', email);
    expect(notice.text).toContain('</textarea> & more');
  });
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL(/\/about$/);
});
