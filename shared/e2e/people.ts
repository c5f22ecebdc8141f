import type { BrowserContext, Page } from '@playwright/test';
import { TEST_SITE } from './testSite';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * The accounts of the local sign-in. The test configuration provides them, because shared does not depend on the
 * backend.
 */
const accounts = JSON.parse(process.env['TEST_ACCOUNTS'] ?? '[]') as readonly (Person & { id: string })[];

function account(id: string): Person {
  const found = accounts.find((one) => one.id === id);
  if (!found) throw new Error(`The local sign-in has no account ${id}`);
  return found;
}

export const admin = account('auth0|admin');
export const staff = account('auth0|staff');
export const visitor = account('auth0|visitor');
/** May admit people at the doors and has no other staff rights. */
export const doorkeeper = account('auth0|door');
export const judges = ['auth0|jury', 'auth0|jury-2', 'auth0|jury-3'].map(account);
export const blocked = account('auth0|blocked');

/** Fills in the sign-in page and submits it. */
export async function sendSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The sessions of this worker, by email address. */
const sessions = new Map<string, Promise<Cookies>>();

/**
 * Opens a URL that needs sign-in, with the person's existing session, and waits for the page. Tests of a worker share
 * sessions, so a test that signs out must sign in by `signInAt` first.
 */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await page.context().addCookies(await sessionOf(page, person));
  await page.goto(path);
  await greeting(page).waitFor();
}

/** Opens a URL that needs sign-in and signs in by the form that appears. */
export async function signInAt(page: Page, person: Person, path: string): Promise<void> {
  await page.goto(path);
  await sendSignIn(page, person);
  await greeting(page).waitFor();
}

function sessionOf(page: Page, person: Person): Promise<Cookies> {
  const session = sessions.get(person.email) ?? signInOnce(page, person);
  sessions.set(person.email, session);
  session.catch(() => sessions.delete(person.email));
  return session;
}

async function signInOnce(page: Page, person: Person): Promise<Cookies> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('This page has no browser of its own');
  await signInAt(await context.newPage(), person, `${TEST_SITE.origin}/settings`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** The account button of a signed-in person. */
export function greeting(page: Page) {
  return page.getByRole('button', { name: /^Hi, / });
}

let count = 0;

/** Returns an email address that is unique in this run. */
export function freshEmail(): string {
  return `ama.${process.pid}.${Date.now()}.${++count}@example.com`;
}
