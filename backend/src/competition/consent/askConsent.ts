import { competitionLimits } from '@school/shared/schemas/competition';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { competitionEntries } from '../../platform/db/schema';
import { takeFromLimit } from '../../platform/limits/takeFromLimit';
import { mailboxOf } from '../../platform/core/mailboxOf';
import { queueCompetitionMail } from '../mail-queue/queueCompetitionMail';

const day = 24 * 60 * 60;
/** Mails per day to a guardian's mailbox, over all senders. */
const mailsPerDay = 5;

/**
 * Mails a guardian a new link, in the caller's transaction; earlier ones become invalid. @throws `too_many_requests`
 */
export async function askConsent(context: ServiceContext, entryId: string): Promise<void> {
  const { db, clock } = context;
  const expiresAt = new Date(clock.now().getTime() + competitionLimits.consentDays * day * 1000);
  const [entry] = await db
    .update(competitionEntries)
    .set({
      consent: 'waiting',
      consentVersion: sql`${competitionEntries.consentVersion} + 1`,
      consentExpiresAt: expiresAt,
      consentGivenAt: null,
      consentBy: null,
      consentRecordedBy: null,
    })
    .where(eq(competitionEntries.id, entryId))
    .returning();
  if (!entry?.guardianEmail) throw new Error(`Entry ${entryId} has no guardian`);
  const who = mailboxOf(entry.guardianEmail);
  await takeFromLimit(context, {
    name: 'competition.consent.mail',
    who,
    max: mailsPerDay,
    windowSeconds: day,
  });
  const version = entry.consentVersion;
  await queueCompetitionMail(context, `consent:${entryId}:${version}`, {
    about: 'consent',
    entryId,
    version,
  });
}
