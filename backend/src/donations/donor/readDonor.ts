import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { amountCell, csvOf } from '../../platform/core/csv';
import type { SignedTokens } from '../../platform/core/signedTokens';
import type { ServiceContext } from '../../platform/db/context';
import { donations, type donorLinks, monthlyGifts, orders, projects } from '../../platform/db/schema';
import { moneyMovements } from '../../platform/db/views/moneyMovements';
import { isWithin, type Days } from '../../platform/http/period';
import { givenBackOf } from '../../platform/orders/orderEffects';
import { isOf } from '../../platform/personal-data/byEmail';
import { projectColumns } from '../getDonation';
import { feeOf } from '../monthly/findGift';
import { donorReceiptKeyOf } from '../receipts/donorLink';
import { receiptNumber } from '../receipts/receiptNumber';
import type { DonorStatement, DonorView } from './donor.routes';

/** Returns all that was given with an address, whatever the names and the case of its letters. */
export async function readDonor(
  { db, signed }: ServiceContext & { signed: SignedTokens },
  link: typeof donorLinks.$inferSelect,
): Promise<DonorView> {
  const { email, until } = link;
  const given = await db
    .select({ donation: donations, order: orders, project: projectColumns })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    // Anybody can begin a donation with any address; what was paid has a receipt.
    .where(and(isOf(email, donations.email), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt), desc(orders.number));
  const gifts = await db
    .select({ gift: monthlyGifts, project: projectColumns })
    .from(monthlyGifts)
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .where(and(isOf(email, monthlyGifts.email), ne(monthlyGifts.state, 'starting')))
    .orderBy(desc(monthlyGifts.createdAt));
  return {
    email,
    until: until.toISOString(),
    years: yearsOf(await readRows({ db }, email, {})),
    donations: given.map(
      ({ donation: { id, fee, name, method, message, anonymous, wall }, order, project }) => ({
        donationId: id,
        number: receiptNumber(order.number),
        state: order.state,
        amount: order.amount,
        fee,
        refunded: givenBackOf(order),
        paidAt: order.paidAt?.toISOString() ?? '',
        name,
        method,
        project,
        message,
        anonymous,
        wall,
        receiptKey: donorReceiptKeyOf(signed, link, id),
      }),
    ),
    gifts: gifts.map(({ gift, project }) => ({
      id: gift.id,
      state: gift.state,
      amount: gift.amount,
      fee: feeOf(gift),
      project,
      nextAt: gift.state === 'active' ? (gift.nextAt?.toISOString() ?? null) : null,
    })),
  };
}

type Context = Pick<ServiceContext, 'db'>;
type Row = DonorStatement['rows'][number];

/**
 * Returns what came in and went back between two days, as the books have it: a refund counts on its own day, and a
 * surplus counts as received until it is refunded. @param email in lower case
 */
export async function readStatement(context: Context, email: string, days: Days): Promise<DonorStatement> {
  const rows = await readRows(context, email, days);
  return { email, from: days.from ?? null, to: days.to ?? null, rows, csv: csvOfRows(rows), ...sumsOf(rows) };
}

async function readRows({ db }: Context, email: string, days: Days): Promise<Row[]> {
  const { orderId, at, received, refunded } = moneyMovements;
  const found = await db
    .select({
      at,
      received,
      refunded,
      fee: sql`case when ${received} is null then 0 else ${donations.fee} end`.mapWith(Number),
      number: orders.number,
      name: donations.name,
      project: projects.name,
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .innerJoin(moneyMovements, eq(orderId, donations.orderId))
    .where(and(isOf(email, donations.email), isWithin(at, days)))
    .orderBy(asc(at), asc(orders.number));
  return found.map((row) => ({ ...row, at: row.at.toISOString(), number: receiptNumber(row.number) }));
}

const HEADERS = ['Time', 'Receipt', 'For', 'From', 'Received', 'Of which payment fee', 'Refunded'];

const csvOfRows = (rows: readonly Row[]): string =>
  csvOf([
    HEADERS,
    ...rows.map(({ at, number, project, name, received, fee, refunded }) => [
      at,
      number,
      project,
      name,
      ...[received, received === null ? null : fee, refunded].map(amountCell),
    ]),
  ]);

/** Adds integers of pesewas, so that nothing is rounded. */
function sumsOf(rows: readonly Row[]) {
  const received = rows.reduce((sum, row) => sum + (row.received ?? 0), 0);
  const refunded = rows.reduce((sum, row) => sum + (row.refunded ?? 0), 0);
  return { received, refunded, net: received - refunded };
}

/** Returns the sums of each year in which money moved, the newest first. */
function yearsOf(rows: readonly Row[]): DonorView['years'] {
  const years = [...new Set(rows.map(({ at }) => at.slice(0, 4)))].toSorted().toReversed();
  return years.map((year) => ({
    year: Number(year),
    ...sumsOf(rows.filter(({ at }) => at.startsWith(year))),
  }));
}
