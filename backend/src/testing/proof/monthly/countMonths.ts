import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { paymentAttempts, projects } from '../../../platform/db/schema';
import type { TestCheckout } from '../../checkout';
import { count } from '../ask';

/** Returns what the project of the donors has raised, in pesewas. */
export async function raisedNow(db: Database): Promise<number> {
  const [project] = await db.select().from(projects).where(eq(projects.slug, 'mate'));
  return project?.raised ?? 0;
}

/** Compares the months in the database with the money that the payment service has taken. */
export async function countMonths(
  db: Database,
  checkout: TestCheckout,
  { due, before }: { due: number; before: number },
) {
  const { transactions } = await checkout.state();
  const taken = transactions.filter(({ status }) => status === 'successful');
  const attempts = await db.select().from(paymentAttempts);
  const orderOf = new Map(attempts.map(({ txRef, orderId }) => [txRef, orderId]));
  const perOrder = new Map<string, number>();
  for (const { txRef } of taken) {
    const order = orderOf.get(txRef) ?? txRef;
    perOrder.set(order, (perOrder.get(order) ?? 0) + 1);
  }
  const paid = await count(
    db,
    sql`select count(*) as all from gift_months m inner join donations d on d.id = m.donation_id inner join orders o on o.id = d.order_id where m.state = 'paid' and o.state = 'paid' and m.month > '2025-01-01'`,
  );
  const granted = await count(db, sql`select count(*) as all from payments where granted`);
  const raised = (await raisedNow(db)) - before;
  const taking = taken.reduce((sum, { amount }) => sum + amount, 0);
  return {
    due,
    paid,
    doubled: [...perOrder.values()].filter((times) => times > 1).length,
    // A raised sum that differs counts once.
    lost: due - paid + Math.abs(perOrder.size - granted) + (raised === taking ? 0 : 1),
  };
}
