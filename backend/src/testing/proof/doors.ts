import { randomUUID } from 'node:crypto';
import type { ScanView } from '../../tickets/doors/door.routes';
import type { OrderDetail } from '../../tickets/staff/orders.routes';
import type { TicketOrderView } from '../../tickets/issued/issued.routes';
import { boxOfficeOf, some } from '../tickets';
import type { Row, Fixture } from './fixture';

/**
 * Scans one ticket at many doors at once, each at an instance of the API in turn. `sold` is how often it was admitted.
 */
export async function scanAtOnce(fixture: Fixture, doors: number): Promise<Omit<Row, 'case' | 'isRight'>> {
  await fixture.reset('student', 10);
  const headers = await Promise.all(
    fixture.instances.map(async (instance) => ({ authorization: `Bearer ${await instance.token()}` })),
  );
  const code = await sellOne(fixture, headers[0] ?? {});
  const scans = await Promise.all(
    Array.from({ length: doors }, async (_, nth) => {
      const scan = { scanId: randomUUID(), code, door: `Door ${nth}` };
      const box = boxOfficeOf(fixture.instance(nth));
      return (await box.ask<ScanView>('POST', '/staff/check-ins', scan, headers[nth % 2])).body.result;
    }),
  );
  const letIn = scans.filter((result) => result === 'in').length;
  const answered = scans.filter((result) => result === 'in' || result === 'again').length;
  return { runs: doors, sold: letIn, twice: Math.max(letIn - 1, 0), lost: doors - answered };
}

async function sellOne(fixture: Fixture, headers: Record<string, string>): Promise<string> {
  const box = boxOfficeOf(fixture.instance(0));
  const sale = { items: some('student', 1), name: 'Ama' };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const { body } = await box.ask<OrderDetail>('POST', '/staff/ticket-orders', sale, key);
  const order = await box.ask<TicketOrderView>('GET', '/tickets/order', undefined, {
    'order-key': body.orderKey ?? '',
  });
  return order.body.tickets[0]?.code ?? '';
}
