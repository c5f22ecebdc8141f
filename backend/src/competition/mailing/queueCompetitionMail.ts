import { z } from 'zod';
import type { ServiceContext } from '../../db/context';
import { enqueue } from '../../outbox/enqueue';

/** The kind of effect that is a mail of the competition, written when it is sent: its links prove something. */
export const competitionMailKind = 'competition.mail';

/** What such a mail is about. */
export const competitionMail = z.discriminatedUnion('about', [
  /** That somebody waits for an audition slot. */
  z.object({ about: z.literal('waiting'), waitingId: z.uuid() }),
  /** A slot that came back, for the next one who waits. */
  z.object({ about: z.literal('offer'), waitingId: z.uuid() }),
]);

export type CompetitionMail = z.infer<typeof competitionMail>;

/** Queues a mail of the competition, in the caller's transaction. @param key names it: it is sent once */
export const queueCompetitionMail = (
  context: ServiceContext,
  key: string,
  payload: CompetitionMail,
): Promise<boolean> => enqueue(context, { kind: competitionMailKind, key: `competition:${key}`, payload });
