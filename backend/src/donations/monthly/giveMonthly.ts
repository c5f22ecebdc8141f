import { and, asc, inArray, lte } from 'drizzle-orm';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { ServiceError } from '../../platform/core/errors';
import { giftMonths } from '../../platform/db/schema';
import type { RoundsContext } from '../../platform/feature/feature';
import { startRounds, type Rounds } from '../../platform/db/startRounds';
import { beginPaidGifts } from './beginPaidGifts';
import { chargeCardOf } from './chargeMonth';
import { openMonths } from './openMonths';
import { planMonth } from './planMonth';

/** How many months are worked on together. */
const together = 5;
/** How long a month is left to the process that took it. */
const leaseMs = 5 * 60_000;
const everyMs = 60_000;

/** Opens, charges and tells of the months that are due, on one instance at a time. */
export async function startMonthlyGifts(
  deps: PaymentDeps & Pick<RoundsContext, 'database'>,
): Promise<Rounds> {
  const stopping = new AbortController();
  const rounds = await startRounds({
    database: deps.database,
    log: deps.log,
    channel: 'monthly_gifts',
    failure: 'the monthly gifts could not be looked at',
    round: async () => {
      await giveMonthly(deps, stopping.signal);
      return everyMs;
    },
  });
  return {
    stop: () => {
      stopping.abort();
      return rounds.stop();
    },
  };
}

/** Does everything that is due. Stops when the payment service does not respond, and goes on in a later round. */
export async function giveMonthly(deps: PaymentDeps, stopping?: AbortSignal): Promise<void> {
  await beginPaidGifts(deps);
  await openMonths(deps, stopping);
  const next = async () => (stopping?.aborted ? [] : take(deps));
  for (let taken = await next(); taken.length > 0; taken = await next()) {
    const ends = await Promise.all(taken.map((id) => giveMonth(deps, id)));
    if (ends.includes(false)) return;
  }
}

async function take({ db, clock }: PaymentDeps): Promise<string[]> {
  const now = clock.now();
  const isDue = and(lte(giftMonths.nextAt, now), inArray(giftMonths.state, ['due', 'charging']));
  const next = db
    .select({ id: giftMonths.id })
    .from(giftMonths)
    .where(isDue)
    .orderBy(asc(giftMonths.nextAt))
    .limit(together)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(giftMonths)
    .set({ nextAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(giftMonths.id, next))
    .returning({ id: giftMonths.id });
  return rows.map(({ id }) => id);
}

/** @returns whether the payment service responded, if it was asked */
async function giveMonth(deps: PaymentDeps, monthId: string): Promise<boolean> {
  if (!(await planMonth(deps, monthId, true))) return true;
  try {
    await chargeCardOf(deps, monthId);
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'unavailable')) throw error;
    return false;
  }
  // What has become of it is told at once.
  await planMonth(deps, monthId, false);
  return true;
}
