import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { enqueue } from '../../platform/outbox/enqueue';

/**
 * The kind of effect that mails about a trial lesson. It is written when it is sent, because its link contains a proof.
 */
export const trialMailKind = 'music_study.trial_mail';

export const trialMail = z.object({
  bookingId: z.uuid(),
  news: z.enum(['booked', 'moved', 'canceled']),
  to: z.enum(['family', 'staff']),
  /** Identifies the state that the mail reports; a later change has its own mail. */
  changedAt: z.iso.datetime(),
});

export type TrialMail = z.infer<typeof trialMail>;

/** Queues the mails to the family and to staff about a trial lesson, in the caller's transaction. */
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
