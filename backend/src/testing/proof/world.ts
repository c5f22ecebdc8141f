import { eq, sql } from 'drizzle-orm';
import { createLogger } from '../../platform/core/logger';
import type { Database } from '../../platform/db/database';
import { openServer } from '../../platform/db/server';
import { ticketTypes } from '../../platform/db/schema';
import { startApiOn } from '../api';
import { startTestCheckout } from '../checkout';
import { startTestPostgres } from '../postgres';

/** What one case of a proof came to. */
export interface Row {
  case: string;
  runs: number;
  sold: number;
  /** Sold more than once, or beyond the stock. */
  twice: number;
  /** Paid for, and not there. */
  lost: number;
  /** Whether it is as it should be. */
  isRight: boolean;
}

const many = 10_000_000;

/** Two instances of the API on one PostgreSQL server, beside a local checkout. */
export async function openWorld() {
  const checkout = await startTestCheckout();
  await checkout.behaviour({ hold: true, settleAfterMs: null });
  const postgres = await startTestPostgres();
  const log = createLogger('silent');
  const start = () =>
    startApiOn(() => openServer(postgres.url, log), {
      payments: checkout.payments,
      // Each buyer says where they come from, as behind a proxy.
      proxyHops: 1,
      paymentsPerHour: many,
      tickets: { holdsPerHour: many, heldPerAddress: many },
    });
  const instances = [await start(), await start()] as const;
  const { db } = instances[0].database;
  return {
    checkout,
    instances,
    db,
    /** The server itself, past both instances. */
    url: postgres.url,
    /** The nth request goes to this one. */
    instance: (nth: number) => instances[nth % 2] ?? instances[0],
    /** Nothing is sold, and there are so many of a type. */
    reset: (type: string, stock: number) => reset(db, type, stock),
    stop: async () => {
      for (const instance of instances) await instance.stop();
      await postgres.stop();
      await checkout.stop();
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

async function reset(db: Database, type: string, stock: number): Promise<void> {
  await db.execute(
    sql`truncate ticket_scans, ticket_waiting, tickets, ticket_orders, ticket_holds, orders, order_transitions, payment_attempts, payments, payment_flags, refunds, outbox, rate_limits cascade`,
  );
  await db.update(ticketTypes).set({ taken: 0 });
  await db.update(ticketTypes).set({ capacity: stock }).where(eq(ticketTypes.id, type));
}
