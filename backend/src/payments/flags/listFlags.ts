import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { readAccountNames } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { donations, paymentFlags } from '../../platform/db/schema';
import { isWithin, type Days } from '../../platform/http/period';
import type { PaymentFlag } from './flags.contract';

type Context = Pick<ServiceContext, 'db'>;

interface Wanted extends Days {
  /** Filters by open or resolved cases. */
  open?: boolean | undefined;
  page: number;
  perPage: number;
}

/** Returns cases for staff, newest first; the days filter by when they were raised. */
export async function listFlags({ db }: Context, { open, page, perPage, ...days }: Wanted) {
  const { createdAt, resolvedAt } = paymentFlags;
  const where = and(
    open === undefined ? undefined : open ? isNull(resolvedAt) : isNotNull(resolvedAt),
    isWithin(createdAt, days),
  );
  const [all] = await db.select({ total: count() }).from(paymentFlags).where(where);
  const rows = await readFlags({ db }, where, { limit: perPage, offset: (page - 1) * perPage });
  return { total: all?.total ?? 0, page, perPage, rows };
}

/** Returns the cases of one order, newest first. */
export const flagsOfOrder = (context: Context, orderId: string): Promise<PaymentFlag[]> =>
  readFlags(context, eq(paymentFlags.orderId, orderId));

export const flagOf = async (context: Context, id: string): Promise<PaymentFlag | undefined> =>
  (await readFlags(context, eq(paymentFlags.id, id)))[0];

const flagColumns = {
  id: paymentFlags.id,
  kind: paymentFlags.kind,
  orderId: paymentFlags.orderId,
  donationId: donations.id,
  txRef: paymentFlags.txRef,
  providerId: paymentFlags.providerId,
  detail: paymentFlags.detail,
  createdAt: paymentFlags.createdAt,
  resolvedAt: paymentFlags.resolvedAt,
  resolvedBy: paymentFlags.resolvedBy,
  note: paymentFlags.note,
};

async function readFlags(
  { db }: Context,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number } = { limit: 100, offset: 0 },
): Promise<PaymentFlag[]> {
  const rows = await db
    .select(flagColumns)
    .from(paymentFlags)
    .leftJoin(donations, and(isNotNull(paymentFlags.orderId), eq(donations.orderId, paymentFlags.orderId)))
    .where(where)
    .orderBy(desc(paymentFlags.createdAt), desc(paymentFlags.id))
    .limit(limit)
    .offset(offset);
  const nameOf = await readAccountNames(
    db,
    rows.map(({ resolvedBy }) => resolvedBy),
  );
  return rows.map(({ createdAt, resolvedAt, resolvedBy, ...flag }) => ({
    ...flag,
    resolvedBy: nameOf(resolvedBy),
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }));
}
