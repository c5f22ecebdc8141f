import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { enqueue } from '../../platform/outbox/enqueue';

/** The kind of effect that is a mail about a trial lesson, written when it is sent: its link proves something. */
export const trialMailKind = 'music_study.trial_mail';

export const trialMail = z.object({
  bookingId: z.uuid(),
  news: z.enum(['booked', 'moved', 'canceled']),
  to: z.enum(['family', 'staff']),
  /** The news is told as of then; of a lesson that changed again, the later mail tells. */
  changedAt: z.iso.datetime(),
});

export type TrialMail = z.infer<typeof trialMail>;

/** Queues what is told of a trial lesson to the family and to staff, in the caller's transaction. */
export async function queueTrialMails(
  context: ServiceContext,
  bookingId: string,
  news: TrialMail['news'],
  changedAt: Date,
): Promise<void> {
  const change = news === 'booked' ? 'booked' : randomUUID();
  for (const to of ['family', 'staff'] as const) {
    await enqueue(context, {
      kind: trialMailKind,
      key: `trial:${bookingId}:${change}:${to}`,
      payload: { bookingId, news, to, changedAt: changedAt.toISOString() } satisfies TrialMail,
    });
  }
}
