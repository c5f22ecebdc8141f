import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import type { Database } from '../db/database';
import { outbox } from '../db/schema';
import type { Mail } from '../mail/message';

/** The mails that wait in the queue or went through it, oldest first. */
export async function queuedMails(db: Database): Promise<Mail[]> {
  const rows = await db.select().from(outbox).where(eq(outbox.kind, 'mail')).orderBy(asc(outbox.createdAt));
  return rows.map(({ payload }) => payload as Mail);
}

/** The mails that were delivered into a folder, oldest first. */
export async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
