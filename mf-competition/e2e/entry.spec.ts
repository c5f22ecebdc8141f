import { expect, expectAccessible, open, payByCardAt, PHONE, test } from '@school/shared/e2e';
import { enter, freeSlots } from './enter';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test("an entry is paid, completed, moved on everybody's board and withdrawn by its private link", async ({
  page,
  context,
}) => {
  const [slot = '', next = ''] = (await freeSlots(page.request)).slice(-2);
  const key = await enter(page.request, slot);
  const part = (name: string) => page.getByRole('region', { name });
  await page.setViewportSize(PHONE);
  await open(page, `/music-competition/thank-you?entry=${key}`, 'mf-competition');
  await expect(page.getByRole('heading', { level: 1, name: 'We have your entry' })).toBeVisible();
  await expect(page, 'the key leaves the address bar').toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('status').filter({ hasText: 'Still missing:' })).toHaveText(
    'Still missing: the fee, proof of age, a picture, a grade certificate and an audition time.',
  );

  const other = await context.newPage();
  const timeOf = (id: string) => other.locator(`#slot-${id}`);
  await open(other, '/music-competition', 'mf-competition');
  await other.locator('#venue').scrollIntoViewIfNeeded();
  await expect(timeOf(slot)).toContainText('taken');
  await expect(timeOf(next)).toContainText('free');

  await test.step('the fee is paid later', async () => {
    await part('The fee').getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: 'Pay GH₵ 150.00' }).click();
    const checkout = page.frameLocator('iframe[name="checkout"]');
    await checkout.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(part('The fee')).toContainText('You were not charged');
    await page.getByRole('button', { name: 'Pay GH₵ 150.00' }).click();
    await payByCardAt(checkout);
    await expect(part('The fee').getByRole('status').first()).toHaveText('Paid');
    await expect(part('Your audition').getByRole('status').first()).toHaveText('Yours');
  });

  await test.step('a document is uploaded', async () => {
    await page.getByRole('button', { name: 'Hand in a picture' }).click();
    const form = page.getByRole('form', { name: 'Hand in: A picture' });
    await form.getByRole('button', { name: 'Hand it in' }).click();
    await expect(page.getByRole('alert')).toContainText('Please add a file, or give a link');
    await form.getByLabel('File').setInputFiles({ name: 'ama.png', mimeType: 'image/png', buffer: PNG });
    await form.getByRole('button', { name: 'Hand it in' }).click();
    await expect(part('Papers')).toContainText('ama.png, handed in on');
    await expect(page.getByRole('button', { name: 'Replace a picture' })).toBeFocused();
  });

  await test.step('the audition is moved, and the board of another page shows it', async () => {
    await page.getByRole('button', { name: 'Choose another time' }).click();
    const form = page.getByRole('form', { name: 'Choose your time' });
    await form.locator(`input[value="${next}"]`).check();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Move my audition' }).click();
    await expect(timeOf(next)).toContainText('taken');
    await expect(timeOf(slot)).toContainText('free');
  });

  await test.step('the device remembers the entry, and it is withdrawn after a confirmation', async () => {
    await open(page, '/music-competition/thank-you', 'mf-competition');
    await page.getByRole('button', { name: 'Withdraw this entry' }).click();
    const asked = page.getByRole('dialog');
    await expect(asked).toContainText('A fee that you paid is not refunded.');
    await asked.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your entry is withdrawn' })).toBeVisible();
    await expect(timeOf(next)).toContainText('free');
  });
});
