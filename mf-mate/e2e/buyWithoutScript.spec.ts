import { countMailsTo, expect, freshEmail, mailTo, test } from '@school/shared/e2e';

test.use({ javaScriptEnabled: false });

test('without JavaScript the best seats are held, declined, paid again and mailed once', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/preloaded using link preload/, /status of 422/);
  const email = freshEmail();
  const form = page.getByRole('form', { name: 'Buy tickets' });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.goto('/mate-2025');
  await form.getByLabel('Kind of ticket').selectOption({ label: 'Regular, GH₵ 150.00' });
  await form.getByLabel('How many?').fill('none');
  await form.getByLabel('Your name').fill('Ama Serwaa');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('radio', { name: /^Card/ }).check();
  await form.getByRole('button', { name: 'Hold the seats and pay' }).click();
  await test.step('a wrong number is shown at its field, with all that was typed', async () => {
    await expect(form.getByRole('alert')).toContainText('Please choose a whole number of tickets');
    await expect(form.getByLabel('Kind of ticket')).toHaveValue('regular');
    await expect(form.getByLabel('Your name')).toHaveValue('Ama Serwaa');
    await form.getByLabel('How many?').fill('2');
    await form.getByRole('button', { name: 'Hold the seats and pay' }).click();
  });
  await expect(page.getByText('GH₵ 300.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay by a card that is declined' }).click();
  await expect(title('The payment did not go through')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Pay by card/ }).click();
  await expect(title('Your tickets are on their way')).toBeVisible();
  await expect(page.getByText('GH₵ 300.00')).toBeVisible();
  const mail = await mailTo(email, /tickets/i);
  expect(mail.html).toContain('/mate-2025/purchase-success#order=');
  await page.reload();
  await expect(title('Your tickets are on their way')).toBeVisible();
  expect(await countMailsTo(email)).toBe(1);
});
