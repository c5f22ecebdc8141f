import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { TEST_SITE } from './testSite';
import { formReady } from './forms';
import { mailTo } from './mails';

const listFile = join(process.env['DATA_DIR'] ?? TEST_SITE.env.DATA_DIR, 'mailing-list.json');

interface Subscriber {
  readonly email: string;
  readonly name: string;
  readonly interests: readonly string[];
}

/** Returns the link in a mail that has a given name in its query or fragment. */
export function linkIn({ text = '' }: Email, name: string): string {
  const link = new RegExp(`https?://[^/\\s]+(/\\S*[?&#]${name}=[\\w-]+)`).exec(text)?.[1];
  if (!link) throw new Error(`The letter has no link with ${name}`);
  return link;
}

/** Returns the mailing list entry for an email address. */
export async function subscriber(email: string): Promise<Subscriber | undefined> {
  const list = JSON.parse(await readFile(listFile, 'utf8').catch(() => '[]')) as Subscriber[];
  return list.find((one) => one.email === email);
}

/** Fills in the community form and submits it. */
export async function askToJoin(page: Page, email: string): Promise<void> {
  await formReady(page, 'join-title');
  await page.getByLabel('Your name').fill('Ama Serwaa');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Join the community' }).click();
  await expect(
    page.getByRole('heading', {
      name: 'Please check your email.',
    }),
  ).toBeFocused();
}

/** Opens the link in the mail and confirms. */
export async function confirmByMail(page: Page, email: string): Promise<void> {
  const mail = await mailTo(email, 'Confirm your membership');
  await page.goto(linkIn(mail, 'confirm'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are a member' })).toBeFocused();
}
