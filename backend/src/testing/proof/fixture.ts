import { eq, sql } from 'drizzle-orm';
import { createLogger } from '../../platform/core/logger';
import type { Database } from '../../platform/db/database';
import { openServer } from '../../platform/db/server';
import { ticketTypes } from '../../platform/db/schema';
import { startApiOn } from '../api';
import { startTestCheckout } from '../checkout';
import { startTestPostgres } from '../postgres';

/** The result of one case of a proof. */
export interface Row {
  case: string;
  runs: number;
  sold: number;
  /** Sold more than once, or beyond the stock. */
  twice: number;
  /** Paid for but missing. */
  lost: number;
  /** Whether the result is as expected. */
  isRight: boolean;
}

const many = 10_000_000;

/** Starts two instances of the API on one PostgreSQL server, with a local checkout. */
export async function openFixture() {
  const checkout = await startTestCheckout();
  await checkout.behaviour({ hold: true, settleAfterMs: null });
  const postgres = await startTestPostgres();
  const log = createLogger('silent');
  const start = () =>
    startApiOn(() => openServer(postgres.url, log), {
      payments: checkout.payments,
      // Each buyer sends their own address, as behind a proxy.
      proxyHops: 1,
      paymentsPerHour: many,
      tickets: { holdsPerHour: many, heldPerAddress: many, passes: 'local', googlePasses: 'local' },
    });
  const instances = [await start(), await start()] as const;
  const { db } = instances[0].database;
  return {
    checkout,
    instances,
    db,
    /** The address of the server itself. */
    url: postgres.url,
    /** Returns the instance for the nth request. */
    instance: (nth: number) => instances[nth % 2] ?? instances[0],
    /** Sells nothing, and sets the stock of a type. */
    reset: (type: string, stock: number) => reset(db, type, stock),
    stop: async () => {
      for (const instance of instances) await instance.stop();
      await postgres.stop();
      await checkout.stop();
    },
  };
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

async function reset(db: Database, type: string, stock: number): Promise<void> {
  await db.execute(
    sql`truncate ticket_scans, ticket_waiting, tickets, ticket_orders, ticket_holds, orders, order_transitions, payment_attempts, payments, payment_flags, refunds, outbox, rate_limits cascade`,
  );
  await db.update(ticketTypes).set({ taken: 0 });
  await db.update(ticketTypes).set({ capacity: stock }).where(eq(ticketTypes.id, type));
}
