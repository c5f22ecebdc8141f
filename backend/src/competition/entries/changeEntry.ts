import { notTheGuardians, type EntryDetails, type HandedIn } from '@school/shared/schemas/competition';
import { eq } from 'drizzle-orm';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import { competitionEntries } from '../../platform/db/schema';
import { takeFromLimit } from '../../platform/limits/takeFromLimit';
import { mailboxOf } from '../../platform/core/mailboxOf';
import { askConsent } from '../consent/askConsent';
import { noPicturesAnswer } from '../consent/picturesAnswer';
import { queueCompetitionMail } from '../mail-queue/queueCompetitionMail';
import { lockByKey, type EntryContext, type FoundEntry } from '../entry/findEntry';
import { neededPapers, storePaper } from '../entry/papers';

const changeable: readonly string[] = ['submitted', 'returned'];

/**
 * Adds or replaces a document.
 * @throws not found, `conflict` at `paper` once the entry is accepted, `validation_failed` at `file` or `link`
 */
export const addPaper = (context: EntryContext, key: string, { kind, ...paper }: HandedIn): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { entry } = await lockByKey(inside, key);
    if (!changeable.includes(entry.state)) {
      throw conflictAt('paper', 'This entry is accepted. Please call the office to change its papers.');
    }
    if (!neededPapers(entry.band).includes(kind)) {
      throw conflictAt('paper', 'This band does not ask for it.');
    }
    await storePaper(inside, entry.id, kind, kind === 'recording' ? paper : { file: paper.file }, 'file');
  });

/**
 * Mails a new link to the guardian, who may be another person than before.
 * @throws not found, `conflict` at `consent` when none is pending, `validation_failed` at `guardian.email` for the
 * competitor's own, `too_many_requests` for a mailbox with too many
 */
export const askAgain = (
  context: EntryContext,
  key: string,
  guardian: EntryDetails['guardian'],
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { entry } = await lockByKey(inside, key);
    if (entry.consent !== 'waiting' || entry.state === 'withdrawn') {
      throw conflictAt('consent', 'No consent is waited for.');
    }
    if (guardian) {
      const { name: guardianName, email: guardianEmail, phone: guardianPhone } = guardian;
      if (guardianEmail.toLowerCase() === entry.email.toLowerCase()) {
        throw invalidAt('guardian.email', notTheGuardians);
      }
      await tx
        .update(competitionEntries)
        .set({ guardianName, guardianEmail, guardianPhone, ...noPicturesAnswer })
        .where(eq(competitionEntries.id, entry.id));
    }
    await askConsent(inside, entry.id);
  });

const day = 24 * 60 * 60;

/**
 * Mails the private links of all entries of a mailbox, without changing them; the response does not reveal whether
 * there are any.
 */
export async function mailLinks(
  context: EntryContext,
  email: string,
  entries: readonly FoundEntry['entry'][],
): Promise<void> {
  const at = context.clock.now().toISOString();
  await takeFromLimit(context, {
    name: 'competition.links.mail',
    who: mailboxOf(email),
    max: 5,
    windowSeconds: day,
  });
  for (const entry of entries) {
    const to = entry.email.toLowerCase() === email.toLowerCase() ? 'competitor' : 'guardian';
    await queueCompetitionMail(context, `${entry.id}:link:${at}`, {
      about: 'entry',
      news: 'link',
      entryId: entry.id,
      to,
    });
  }
}
