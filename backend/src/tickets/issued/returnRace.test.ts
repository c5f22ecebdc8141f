import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tickets } from '../../platform/db/schema';
import { openFixture, type Fixture } from '../../testing/proof/fixture';
import { boxOfficeOf, some } from '../../testing/tickets';
import type { OrderDetail } from '../staff/orders.routes';

// On a real server: the embedded database has one connection, so nothing runs concurrently.
let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
}, 60_000);
afterAll(() => fixture.stop());

it('a ticket that is admitted at this moment cannot be returned', async () => {
  const { db, instances } = fixture;
  await fixture.reset('school-class', 10);
  const box = boxOfficeOf(instances[0]);
  const key = { authorization: `Bearer ${await instances[0].token()}`, 'idempotency-key': randomUUID() };
  const sale = { items: some('school-class', 1), name: 'Ama' };
  const { body: sold } = await box.ask<OrderDetail>('POST', '/staff/ticket-orders', sale, key);
  const id = sold.places[0]?.id ?? '';

  const returning = await db.transaction(async (tx) => {
    await tx
      .update(tickets)
      .set({ checkedInAt: new Date(), checkedInDoor: 'Main' })
      .where(eq(tickets.id, id));
    const by = { 'order-key': sold.orderKey ?? '' };
    const answer = box.ask('POST', `/tickets/order/tickets/${id}/return`, undefined, by);
    const waits = () => instances[1].database.db.$count(sql`pg_locks`, sql`not granted`);
    await expect.poll(waits).toBeGreaterThan(0);
    return { answer };
  });
  expect((await returning.answer).problems).toEqual({ ticket: 'This ticket was used at the door.' });
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, id));
  expect(ticket?.state).toBe('valid');
});
