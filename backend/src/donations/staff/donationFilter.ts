import { and, eq, exists, gte, ilike, inArray, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { everyWord } from '../../core/search';
import type { Database } from '../../db/database';
import { donations, orders, paymentAttempts, paymentFlags, payments, projects } from '../../db/schema';
import type { DonationFilter } from './staff.routes';

const day = 24 * 60 * 60 * 1000;

/** Which donations are meant; it may name the donation, its order and its project. */
export function whereOf(db: Database, filter: DonationFilter): SQL | undefined {
  const { search, state, project, method, anonymous, wall, flagged, from, to } = filter;
  return and(
    eq(orders.kind, 'donation'),
    search ? everyWord(search, (pattern, word) => matches(db, pattern, word)) : undefined,
    state ? inArray(orders.state, state) : undefined,
    project ? eq(projects.slug, project) : undefined,
    method ? eq(donations.method, method) : undefined,
    anonymous === undefined ? undefined : eq(donations.anonymous, anonymous),
    wall ? eq(donations.wall, wall) : undefined,
    flagged === undefined ? undefined : flagged ? hasOpenFlag(db) : not(hasOpenFlag(db)),
    from ? gte(donations.createdAt, new Date(from)) : undefined,
    to ? lt(donations.createdAt, new Date(new Date(to).getTime() + day)) : undefined,
  );
}

const hasOpenFlag = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(paymentFlags)
      .where(and(eq(paymentFlags.orderId, orders.id), isNull(paymentFlags.resolvedAt))),
  );

function matches(db: Database, pattern: string, word: string): SQL | undefined {
  const receipt = /^(?:R-?)?0*(\d{1,9})$/i.exec(word)?.[1];
  return or(
    ilike(donations.name, pattern),
    ilike(donations.email, pattern),
    ilike(donations.phone, pattern),
    ilike(donations.message, pattern),
    receipt ? eq(orders.number, Number(receipt)) : undefined,
    exists(
      db
        .select({ one: sql`1` })
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.orderId, orders.id), ilike(paymentAttempts.txRef, pattern))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(payments)
        .where(and(eq(payments.orderId, orders.id), eq(payments.providerId, word))),
    ),
  );
}
