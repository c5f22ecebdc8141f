import type { GuardianConsent } from '@school/shared/schemas/competition';
import { eq } from 'drizzle-orm';
import { competitionEntries } from '../../db/schema';
import { queueEntryNews } from '../mailing/queueCompetitionMail';
import { lockEntry, type EntryContext, type FoundEntry } from '../entry/findEntry';
import { consentByToken } from './consentByToken';

/** A guardian agrees, once. @throws as `consentByToken` */
export const giveConsent = (context: EntryContext, { token, name }: GuardianConsent): Promise<FoundEntry> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { entry } = await consentByToken(inside, token);
    await lockEntry(inside, entry.id);
    // The same link may have been used until the entry was held.
    await consentByToken(inside, token);
    await tx
      .update(competitionEntries)
      .set({ consent: 'given', consentGivenAt: context.clock.now(), consentBy: name })
      .where(eq(competitionEntries.id, entry.id));
    await queueEntryNews(inside, entry, 'consent_given', `consent_given:${entry.consentVersion}`);
    return lockEntry(inside, entry.id);
  });
