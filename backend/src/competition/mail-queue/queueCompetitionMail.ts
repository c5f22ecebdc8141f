import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { enqueue } from '../../platform/outbox/enqueue';

/**
 * The kind of effect that mails about the competition. It is written when it is sent, because its links contain proofs.
 */
export const competitionMailKind = 'competition.mail';

/** News of an entry for competitors and their guardians. */
const entryNews = [
  'begun',
  'received',
  'consent_given',
  'moved',
  'link',
  'returned',
  'accepted',
  'withdrawn',
] as const;

export type EntryNews = (typeof entryNews)[number];

/** The subject of such a mail. */
export const competitionMail = z.discriminatedUnion('about', [
  /** The confirmation of a place on the waiting list. */
  z.object({ about: z.literal('waiting'), waitingId: z.uuid() }),
  /** An offer of a freed slot for the next waiting person. */
  z.object({ about: z.literal('offer'), waitingId: z.uuid() }),
  /** A request for a guardian's consent, by the link of this version. */
  z.object({ about: z.literal('consent'), entryId: z.uuid(), version: z.int() }),
  /** The link to a draft. */
  z.object({ about: z.literal('draft'), draftId: z.uuid() }),
  /** A refund of a fee, in pesewas. */
  z.object({ about: z.literal('refund'), entryId: z.uuid(), amount: z.int() }),
  /** A message of staff to a group. */
  z.object({
    about: z.literal('announcement'),
    announcementId: z.uuid(),
    entryId: z.uuid(),
    to: z.enum(['competitor', 'guardian']),
  }),
  z.object({
    about: z.literal('entry'),
    news: z.enum(entryNews),
    entryId: z.uuid(),
    to: z.enum(['competitor', 'guardian']),
  }),
]);

export type CompetitionMail = z.infer<typeof competitionMail>;

/** Queues a mail of the competition, in the caller's transaction. @param key identifies it, so that it is sent once */
export const queueCompetitionMail = (
  context: ServiceContext,
  key: string,
  payload: CompetitionMail,
  notBefore?: Date,
): Promise<boolean> =>
  enqueue(context, {
    kind: competitionMailKind,
    key: `competition:${key}`,
    payload,
    ...(notBefore ? { notBefore } : {}),
  });

interface Addressed {
  id: string;
  email: string;
  guardianEmail: string | null;
}

/** Queues news for a competitor, and for a minor's guardian. @param key identifies it among the entry's mails */
export async function queueEntryNews(
  context: ServiceContext,
  { id, email, guardianEmail }: Addressed,
  news: EntryNews,
  key: string = news,
  notBefore?: Date,
): Promise<void> {
  const mail = { about: 'entry' as const, news, entryId: id };
  await queueCompetitionMail(context, `${id}:${key}`, { ...mail, to: 'competitor' }, notBefore);
  if (!guardianEmail || guardianEmail.toLowerCase() === email.toLowerCase()) return;
  await queueCompetitionMail(context, `${id}:${key}:guardian`, { ...mail, to: 'guardian' }, notBefore);
}
