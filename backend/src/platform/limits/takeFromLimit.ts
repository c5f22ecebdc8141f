import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { ServiceError } from '../core/errors';
import { rateLimits } from '../db/schema';

interface Limit {
  /** What is limited, such as `community.join`. */
  name: string;
  /** An address or an account; only its digest is stored. */
  who: string;
  max: number;
  windowSeconds: number;
}

/** Counts one use. Throws once the window's limit is exceeded, over all instances. */
export async function takeFromLimit(context: ServiceContext, limit: Limit): Promise<void> {
  const { isTooMany, retryAfterSeconds } = await countOneMore(context, limit);
  if (!isTooMany) return;
  const message = `Too many attempts. Try again ${whenAgain(retryAfterSeconds)}.`;
  throw new ServiceError('too_many_requests', message, { retryAfterSeconds });
}

/** A window of a day ends at midnight UTC, which is midnight in Ghana. */
function whenAgain(seconds: number): string {
  if (seconds <= 15 * 60) return 'in a few minutes';
  return seconds <= 60 * 60 ? 'in an hour' : 'tomorrow';
}

/** The same for actions that are skipped silently. @returns whether the limit is exceeded */
export const isBeyondLimit = async (context: ServiceContext, limit: Limit): Promise<boolean> =>
  (await countOneMore(context, limit)).isTooMany;

async function countOneMore({ db, clock }: ServiceContext, limit: Limit) {
  const now = clock.now().getTime();
  const length = limit.windowSeconds * 1000;
  const windowStart = new Date(now - (now % length));
  const bucket = `${limit.name}:${digest(limit.who)}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, windowStart, hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits });
  const hits = row?.hits ?? 0;
  if (hits === 1) await forgetOld({ db }, new Date(now - oldest));
  return {
    isTooMany: hits > limit.max,
    retryAfterSeconds: Math.ceil((windowStart.getTime() + length - now) / 1000),
  };
}

const oldest = 24 * 60 * 60 * 1000;

const forgetOld = ({ db }: Pick<ServiceContext, 'db'>, before: Date) =>
  db.delete(rateLimits).where(lt(rateLimits.windowStart, before));

const digest = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22);
