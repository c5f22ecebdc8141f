import { expect, type Page } from '@playwright/test';
import { formatDate } from '@school/shared/format';

/**
 * Returns the free times of the first day, last one first, because tests of other apps hold the first ones.
 */
export async function freeSlots(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/competition/slots');
  const { slots } = (await answer.json()) as { slots: { id: string; isAvailable: boolean }[] };
  return slots
    .filter(({ id, isAvailable }) => isAvailable && id.startsWith('2025-10-11'))
    .map(({ id }) => id)
    .toReversed();
}

/** Formats a time as the board does. */
export const slotOf = (id: string) => `${formatDate(id.slice(0, 10))}, ${id.slice(11, 13)}:${id.slice(13)}`;

export const slotRow = (page: Page, id: string) => page.locator(`[data-slot="${id}"]`);

/** Types in the complete sheet of an adult violinist. @returns the name */
export async function typeInEntry(
  page: Page,
  { email, slot }: { readonly email: string; readonly slot: string },
): Promise<string> {
  const name = `Adwoa ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const form = page.getByRole('form', { name: 'Paper entry' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Date of birth').fill('1998-05-20');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Phone', { exact: true }).fill('024 412 3456');
  await form.getByLabel('Instrument').selectOption('violin');
  await form.getByLabel('Age and grade band').selectOption('2-4');
  await form.getByLabel('Last grade passed').selectOption('5');
  for (const category of ['A', 'B'])
    await form.getByLabel(`Piece of Category ${category}`).selectOption({ index: 1 });
  await form.getByLabel('Audition time').selectOption(slot);
  for (const paper of ['Proof of age', 'Picture', 'Recording', 'Grade certificate'])
    await form.getByRole('checkbox', { name: paper }).check();
  await form.getByRole('checkbox', { name: /was paid at the office/ }).check();
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(form).toHaveCount(0);
  return name;
}
