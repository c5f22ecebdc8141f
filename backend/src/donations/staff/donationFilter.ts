import { and, eq, exists, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { numberOf } from '../../platform/core/numberedAs';
import { everyWord, textOf, type FoundIn } from '../../platform/core/search';
import type { Database } from '../../platform/db/database';
import {
  donations,
  orders,
  paymentAttempts,
  paymentFlags,
  payments,
  projects,
} from '../../platform/db/schema';
import { moneyMovements } from '../../platform/db/views/moneyMovements';
import { isWithin, type Days } from '../../platform/http/period';
import type { DonationFilter } from './staff.routes';

/** Returns the condition of a filter, for a query that joins the donation with its order and project. */
export function whereOf(db: Database, filter: DonationFilter): SQL | undefined {
  const { search, state, project, method, anonymous, wall, flagged } = filter;
  return and(
    eq(orders.kind, 'donation'),
    search ? everyWord(search, (foundIn, word) => matches(db, foundIn, word)) : undefined,
    state ? inArray(orders.state, state) : undefined,
    project ? eq(projects.slug, project) : undefined,
    method ? eq(donations.method, method) : undefined,
    anonymous === undefined ? undefined : eq(donations.anonymous, anonymous),
    wall ? eq(donations.wall, wall) : undefined,
    flagged === undefined ? undefined : flagged ? hasOpenFlag(db) : not(hasOpenFlag(db)),
    isOfPeriod(db, filter),
  );
}

/** Created in the period, or with money received or refunded in it. */
function isOfPeriod(db: Database, days: Days): SQL | undefined {
  const { kind, orderId, at } = moneyMovements;
  const moved = isWithin(at, days);
  if (!moved) return undefined;
  const ofOrders = db
    .select({ orderId })
    .from(moneyMovements)
    .where(and(eq(kind, 'donation'), moved));
  return or(isWithin(donations.createdAt, days), inArray(donations.orderId, ofOrders));
}

const hasOpenFlag = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(paymentFlags)
      .where(and(eq(paymentFlags.orderId, orders.id), isNull(paymentFlags.resolvedAt))),
  );

const { name, email, phone, message } = donations;
const searchedText = textOf([name, email, phone, message]);

/** Whether a word may be a number or a reference: names have neither digits nor hyphens. */
const maybeReference = /\d|-/;

/** Matches the donor's data, and the numbers and references of the donation, its attempts and payments. */
function matches(db: Database, foundIn: FoundIn, word: string): SQL | undefined {
  const isInText = foundIn(searchedText);
  if (!maybeReference.test(word)) return isInText;
  // Each part uses its own index: one condition over several tables would read them completely.
  return inArray(
    donations.id,
    unionAll(
      db.select({ id: donations.id }).from(donations).where(isInText),
      db
        .select({ id: donations.id })
        .from(donations)
        .innerJoin(orders, eq(orders.id, donations.orderId))
        .where(eq(orders.number, numberOf('R', word) ?? -1)),
      db
        .select({ id: donations.id })
        .from(donations)
        .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, donations.orderId))
        .where(foundIn(textOf([paymentAttempts.txRef]))),
      db
        .select({ id: donations.id })
        .from(donations)
        .innerJoin(payments, eq(payments.orderId, donations.orderId))
        .where(eq(payments.providerId, word)),
    ),
  );
}
