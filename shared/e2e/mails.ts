import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { TEST_SITE } from './testSite';

const folder = join(process.env['DATA_DIR'] ?? TEST_SITE.env.DATA_DIR, 'outbox');

async function mailsTo(address: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const all = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return all.filter(({ to }) => to?.some((reader) => reader.address === address));
}

/** Waits for the mail with this subject to somebody. @param mentions words that its text must hold */
export async function mailTo(address: string, subject: string | RegExp, mentions = ''): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address);
        found = mails.find((mail) => matches(mail.subject, subject) && (mail.text ?? '').includes(mentions));
        return found !== undefined;
      },
      { message: `a mail "${String(subject)}" to ${address}` },
    )
    .toBe(true);
  if (!found) throw new Error('There is no such mail');
  return found;
}

/** How many mails somebody has got. */
export const countMailsTo = async (address: string): Promise<number> => (await mailsTo(address)).length;

/** Where staff hear of what people send. */
export const staffAddress = 'staff@music-school.example';

const matches = (text: string | undefined, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text ?? '');
