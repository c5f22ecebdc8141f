import type { GuardianConsent } from '@school/shared/schemas/competition';
import { eq } from 'drizzle-orm';
import { competitionEntries } from '../../platform/db/schema';
import { queueEntryNews } from '../mail-queue/queueCompetitionMail';
import { lockEntry, type EntryContext, type FoundEntry } from '../entry/findEntry';
import { consentByToken } from './consentByToken';
import { picturesAnswer } from './picturesAnswer';

/** Records a guardian's consent, once, with an optional answer about pictures. @throws as `consentByToken` */
export const giveConsent = (
  context: EntryContext,
  { token, name, pictures }: GuardianConsent,
): Promise<FoundEntry> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { entry } = await consentByToken(inside, token);
    await lockEntry(inside, entry.id);
    // The same link may have been used before the entry was locked.
    await consentByToken(inside, token);
    const now = context.clock.now();
    await tx
      .update(competitionEntries)
      .set({
        consent: 'given',
        consentGivenAt: now,
        consentBy: name,
        ...(pictures && picturesAnswer(pictures, name, now)),
      })
      .where(eq(competitionEntries.id, entry.id));
    await queueEntryNews(inside, entry, 'consent_given', `consent_given:${entry.consentVersion}`);
    return lockEntry(inside, entry.id);
  });
