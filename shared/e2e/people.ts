import type { Page } from '@playwright/test';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The accounts of the local sign-in. Shared knows no backend: the configuration of the tests hands them over. */
const accounts = JSON.parse(process.env['TEST_ACCOUNTS'] ?? '[]') as readonly (Person & { id: string })[];

function account(id: string): Person {
  const found = accounts.find((one) => one.id === id);
  if (!found) throw new Error(`The local sign-in has no account ${id}`);
  return found;
}

/** Accounts of the local sign-in. */
export const admin = account('auth0|admin');
export const staff = account('auth0|staff');
export const visitor = account('auth0|visitor');
export const blocked = account('auth0|blocked');

/** Fills in the sign-in page that is open, and sends it. */
export async function sendSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens an address that needs sign-in, as somebody, and waits until it is there. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await page.goto(path);
  await sendSignIn(page, person);
  await greeting(page).waitFor();
}

/** The button that greets whoever is signed in. */
export function greeting(page: Page) {
  return page.getByRole('button', { name: /^Hi, / });
}

let count = 0;

/** An address that nobody else of this run has. */
export function freshEmail(): string {
  return `ama.${process.pid}.${Date.now()}.${++count}@example.com`;
}
