import { and, eq, lt } from 'drizzle-orm';
import { refunds } from '../../platform/db/schema';
import type { PaymentDeps } from '../paymentDeps';
import { markUnclear } from './markUnclear';

/** Longer than the time limit of a request to the payment service. */
const lostAfterMs = 2 * 60_000;

/** Ends refunds whose process stopped before the response came. */
export async function settleLostRefunds(deps: PaymentDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - lostAfterMs);
  const lost = await deps.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lt(refunds.requestedAt, before)));
  for (const refund of lost) {
    await markUnclear(deps, refund, 'The process ended before the payment service answered');
  }
}
