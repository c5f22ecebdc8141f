import { z } from 'zod';
import type { ServiceContext } from '../../platform/db/context';
import { enqueue } from '../../platform/outbox/enqueue';

/** The kind of effect that mails about a monthly gift. It is written when it is sent, since its link is a proof. */
export const giftMailKind = 'donations.monthly';
/** The kind of effect that mails the link alone. Versions before it do not know its news, so they leave it waiting. */
export const giftLinkMailKind = 'donations.monthly.link';

const giftNews = [
  'started',
  'ask',
  'failed',
  'pending',
  'missed',
  'ended_by_misses',
  'closed',
  'changed',
  'paused',
  'resumed',
  'stopped',
  'link',
] as const;

export const giftMail = z.object({
  giftId: z.uuid(),
  news: z.enum(giftNews),
  /** Of news about one month. */
  monthId: z.uuid().optional(),
});

export type GiftMail = z.infer<typeof giftMail>;

/**
 * Queues a mail about a gift, in the caller's transaction.
 * @param which tells it from others with the same news @returns whether it is new
 */
export function queueGiftMail(context: ServiceContext, mail: GiftMail, which: string): Promise<boolean> {
  const key = `monthly:${mail.giftId}:${mail.news}:${which}`;
  const kind = mail.news === 'link' ? giftLinkMailKind : giftMailKind;
  return enqueue(context, { kind, key, payload: mail });
}
