import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlFaults } from '@school/shared/html-check';
import { asc, inArray, sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import type { Database } from '../platform/db/database';
import { outbox } from '../platform/db/schema';
import { systemClock } from '../platform/core/clock';
import { createSignedTokens } from '../platform/core/signedTokens';
import { receiptMail, receiptMailKind } from '../donations/receipts/mailReceipt';
import { writeReceipt } from '../donations/receipts/receiptHandlers';
import { mailOf } from '../platform/mail/mailOf';
import type { Mail } from '../platform/mail/message';
import { testSecret } from './api';

/** Returns the queued and sent mails, oldest first, and validates their HTML. */
export async function queuedMails(db: Database): Promise<Mail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.kind, ['mail', receiptMailKind]))
    // The clock of tests does not move, so mails of the same moment are ordered by when they were written.
    .orderBy(asc(outbox.createdAt), sql`${outbox}.xmin::text::bigint`, sql`${outbox}.cmin::text::bigint`);
  const mails = await Promise.all(
    rows.map(({ kind, payload }) => (kind === 'mail' ? (payload as Mail) : receiptAsNow(db, payload))),
  );
  await expectSound(mails);
  return mails;
}

/** Returns a receipt as it would be sent now. */
async function receiptAsNow(db: Database, payload: unknown): Promise<Mail> {
  const context = {
    db,
    signed: createSignedTokens(testSecret, systemClock),
    siteOrigin: 'https://school.example',
  };
  const written = await writeReceipt(context, receiptMail.parse(payload).donationId);
  if (!written) throw new Error('There is no such donation');
  return mailOf(written.to, written.message);
}

async function expectSound(mails: readonly { html?: string | undefined }[]): Promise<void> {
  const faults = await Promise.all(mails.map(({ html = '' }) => htmlFaults(html)));
  if (faults.flat().length > 0) throw new Error(`A mail's HTML is wrong: ${faults.flat().join('\n')}`);
}

/** Returns the mails that were delivered into a folder, oldest first, and validates their HTML. */
export async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  await expectSound(mails);
  return mails;
}
