import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { TEST_SITE } from './testSite';

const folder = join(process.env['DATA_DIR'] ?? TEST_SITE.env.DATA_DIR, 'outbox');

interface StoredMail {
  /** The recipient header. */
  readonly to: string;
  readonly parse: () => Promise<Email>;
}

/** Parsed mails by file name. A mail never changes, so each file is read once and parsed on demand. */
const mailsByFile = new Map<string, Promise<StoredMail>>();

/** Waits for a mail to an address with this subject. @param mentions text that the mail must contain */
export async function mailTo(address: string, subject: string | RegExp, mentions = ''): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address);
        found = mails.find((mail) => matches(mail.subject, subject) && (mail.text ?? '').includes(mentions));
        return found !== undefined;
      },
      { message: `a mail "${String(subject)}" to ${address}`, intervals: [50, 100, 250] },
    )
    .toBe(true);
  if (!found) throw new Error('There is no such mail');
  return found;
}

/** Returns how many mails an address has received. */
export const countMailsTo = async (address: string): Promise<number> => (await mailsTo(address)).length;

/** The address that receives notifications for staff. */
export const staffAddress = 'staff@example.com';

async function mailsTo(address: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const stored = await Promise.all(names.map(read));
  const mails = await Promise.all(
    stored.filter(({ to }) => to.includes(address)).map(({ parse }) => parse()),
  );
  return mails.filter(({ to }) => to?.some((reader) => reader.address === address));
}

function read(name: string): Promise<StoredMail> {
  const mail = mailsByFile.get(name) ?? readAnew(name);
  mailsByFile.set(name, mail);
  return mail;
}

async function readAnew(name: string): Promise<StoredMail> {
  const bytes = await readFile(join(folder, name));
  const head = bytes.toString('latin1').split('\r\n\r\n', 1)[0] ?? '';
  let parsed: Promise<Email> | undefined;
  return {
    to: /^To:.*(?:\r\n[ \t].*)*/im.exec(head)?.[0] ?? '',
    parse: () => (parsed ??= PostalMime.parse(bytes)),
  };
}

const matches = (text: string | undefined, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text ?? '');
