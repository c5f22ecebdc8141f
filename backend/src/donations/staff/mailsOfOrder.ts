import { asc, inArray, like, or } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../db/context';
import { outbox } from '../../db/schema';
import type { DonationDetail } from './staff.routes';

const mail = z.object({ subject: z.string(), to: z.string() });

type Others = Record<'refunds' | 'flags', readonly { id: string }[]>;

/** The mails that an order has caused so far, oldest first, and whether they have gone out. */
export async function mailsOfOrder(
  { db }: Pick<ServiceContext, 'db'>,
  orderId: string,
  { refunds, flags }: Others,
): Promise<DonationDetail['mails']> {
  const keys = [
    `receipt:${orderId}`,
    `donation:${orderId}:staff`,
    // The key of mails that were queued before donations were called so.
    `gift:${orderId}:staff`,
    ...refunds.map(({ id }) => `refund:${id}`),
    ...flags.map(({ id }) => `flag:${id}`),
  ];
  const rows = await db
    .select()
    .from(outbox)
    .where(or(inArray(outbox.key, keys), like(outbox.key, `receipt:${orderId}:%`)))
    .orderBy(asc(outbox.createdAt));
  return rows.map(({ payload, state, attempts, createdAt }) => ({
    ...mail.parse(payload),
    state,
    attempts,
    at: createdAt.toISOString(),
  }));
}
