import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { notFound } from '../../platform/core/errors';
import { paymentFlags } from '../../platform/db/schema';
import type { PaymentFlag } from './flags.contract';
import { flagOf } from './listFlags';

interface Resolution {
  id: string;
  note: string;
  /** The account that resolved it. */
  actor: string;
}

/** Resolves a case; a repeat does not change the first resolution. */
export async function resolveFlag(
  { db, clock }: ServiceContext,
  { id, note, actor }: Resolution,
): Promise<PaymentFlag> {
  await db
    .update(paymentFlags)
    .set({ resolvedAt: clock.now(), resolvedBy: actor, note })
    .where(and(eq(paymentFlags.id, id), isNull(paymentFlags.resolvedAt)));
  const flag = await flagOf({ db }, id);
  if (!flag) throw notFound('This case');
  return flag;
}
