import type { Locator, Page } from '@playwright/test';
import { expect, freshEmail } from '@school/shared/e2e';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The smallest picture, for uploads. */
export const passport = { name: 'passport.png', mimeType: 'image/png', buffer: PNG };

/** The person who enters; an adult by default. */
export interface Competitor {
  readonly name: string;
  readonly email: string;
  readonly birthDate: string;
}

/** Returns a person with a unique name and address. */
export function competitor(birthDate = '1998-05-20'): Competitor {
  const email = freshEmail();
  return { name: `Ama ${email.split('@')[0] ?? ''}`, email, birthDate };
}

export const heading = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 1, name: title });

/** Continues from a step, and expects the heading of another. */
export async function goOn(page: Page, to: string, button = 'Next'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(heading(page, to)).toBeFocused();
}

/** Fills in the competitor. */
export async function sayWho(page: Page, { name, email }: Competitor): Promise<void> {
  await page.getByLabel('The competitor’s name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('024 412 3456');
}

/** Chooses the guitar and a band of it, starting at the first step. */
export async function chooseBand(
  page: Page,
  { birthDate }: Competitor,
  grade: string,
  band: string,
): Promise<void> {
  await page.getByRole('radio', { name: /^Classical guitar/ }).check();
  await goOn(page, 'Which band?');
  await page.getByLabel('The competitor’s date of birth').fill(birthDate);
  await page.getByLabel('Last grade passed on it').selectOption(grade);
  await page.getByRole('radio', { name: `Band ${band}` }).check();
  await goOn(page, 'Who is the competitor?');
}

/** Chooses the first piece of each category. */
export async function choosePieces(page: Page): Promise<void> {
  for (const category of ['A', 'B']) {
    await page
      .getByRole('radiogroup', { name: `Category ${category}` })
      .getByRole('radio')
      .first()
      .check();
  }
  await goOn(page, 'Who is the teacher?');
}

/** Skips from the teacher to the audition, without any document. */
export async function skipPapers(page: Page): Promise<void> {
  for (const step of [
    'Proof of age',
    'A picture',
    'Proof of the grade',
    'A recording',
    'When do you play?',
  ]) {
    await goOn(page, step);
  }
}

/** Holds a time that no other test takes. */
export async function holdTime(page: Page, slot: string, to: string): Promise<void> {
  await page.locator(`input[value="${slot}"]`).check();
  await goOn(page, to, 'Hold this time');
}

/** Sends the entry from its review, and waits for the checkout. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send and pay/ }).click();
}

/** Presses a button of the open checkout. */
export const atCheckout = (page: Page, button: string | RegExp): Promise<void> =>
  page.frameLocator('iframe[name="checkout"]').getByRole('button', { name: button }).click();

/** Returns the draft of the entry that the device stores. */
export const storedEntry = (page: Page): Promise<{ holdToken: string; done: string[] }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('school:draft:competition-entry') ?? '{}').values);
