import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { theRow } from '../../platform/db/theRow';
import { walletPasses } from '../../platform/db/schema';
import type { ServiceContext } from '../../platform/db/context';
import { passNumberOf, type PassSubject } from './passSubject';

/** A phone, as it names itself when it registers a pass. */
export interface Phone {
  deviceId: string;
  pushToken: string;
}

/** A pass may be on the phone, tablet and watch of a few people. A token that is spread must not fill the table. */
const mostPhones = 20;

/** Notes that a phone wants to be told when a pass changes. @returns false when it was noted before */
export function registerPhone(
  { db, clock }: ServiceContext,
  subject: PassSubject,
  phone: Phone,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { isNew } = theRow(
      await tx
        .insert(walletPasses)
        .values({ ...subject, ...phone, changedAt: now, registeredAt: now })
        .onConflictDoUpdate({
          target: [walletPasses.deviceId, walletPasses.ticketId, walletPasses.version],
          set: { pushToken: phone.pushToken, registeredAt: now },
        })
        .returning({ isNew: sql<boolean>`xmax = 0` }),
    );
    const newest = tx
      .select({ id: walletPasses.id })
      .from(walletPasses)
      .where(isOf(subject))
      .orderBy(desc(walletPasses.registeredAt))
      .limit(mostPhones);
    await tx.delete(walletPasses).where(and(isOf(subject), notInArray(walletPasses.id, newest)));
    return isNew;
  });
}

/** Forgets that a phone has a pass. A repeat changes nothing. */
export async function unregisterPhone(
  { db }: Pick<ServiceContext, 'db'>,
  subject: PassSubject,
  deviceId: string,
): Promise<void> {
  await db.delete(walletPasses).where(and(isOf(subject), eq(walletPasses.deviceId, deviceId)));
}

/**
 * Returns the numbers of a phone's passes that have changed.
 * @param since what the answer before called `lastUpdated`; all passes without it
 * @returns undefined when there are none
 */
export async function changedPasses(
  { db }: Pick<ServiceContext, 'db'>,
  deviceId: string,
  since = 0,
): Promise<{ lastUpdated: string; serialNumbers: string[] } | undefined> {
  const changed = await db
    .select()
    .from(walletPasses)
    .where(and(eq(walletPasses.deviceId, deviceId), gt(walletPasses.changedAt, new Date(since))));
  if (changed.length === 0) return undefined;
  const last = Math.max(...changed.map(({ changedAt }) => changedAt.getTime()));
  return { lastUpdated: String(last), serialNumbers: changed.map(passNumberOf) };
}

const isOf = ({ ticketId, version }: PassSubject) =>
  and(eq(walletPasses.ticketId, ticketId), eq(walletPasses.version, version));
