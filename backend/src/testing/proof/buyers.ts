import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { StartedTicketOrder } from '../../tickets/orders/order.routes';
import type { TestApi } from '../api';
import { aBuyer, boxOfficeOf, some } from '../tickets';
import { count, untilAnswered } from './ask';
import type { Row, Fixture } from './fixture';

interface Rush {
  type: string;
  buyers: number;
  stock: number;
}

/**
 * Buyers hold, buy and pay at once, each at an instance of the API in turn: every fifth wants two tickets, and each one
 * reports the payment to both instances at the same moment.
 */
export async function rush(
  fixture: Fixture,
  { type, buyers, stock }: Rush,
): Promise<Omit<Row, 'case' | 'isRight'>> {
  await fixture.reset(type, stock);
  const ways = await Promise.allSettled(Array.from({ length: buyers }, (_, nth) => buy(fixture, type, nth)));
  const stranded = ways.filter(({ status }) => status === 'rejected').length;
  const sold = await count(
    fixture.db,
    sql`select count(*) as all from tickets where type_id = ${type} and state = 'valid'`,
  );
  const sameSeat = await count(
    fixture.db,
    sql`select coalesce(sum(n - 1), 0) as all from (select count(*) as n from tickets where state in ('held', 'valid') and seat_id is not null group by seat_id) s where n > 1`,
  );
  const lost = await count(
    fixture.db,
    sql`select count(*) as all from ticket_orders t inner join orders o on o.id = t.order_id where o.state = 'paid' and not exists (select 1 from tickets where ticket_order_id = t.id and state = 'valid')`,
  );
  return { runs: buyers, sold, twice: Math.max(sameSeat, sold - stock, 0), lost: lost + stranded };
}

/** Returns an instance for the nth buyer, with their own address: holds of one address wait for each other. */
export function from(nth: number, { send }: Pick<TestApi, 'send'>): Pick<TestApi, 'send'> {
  const address = { 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` };
  return { send: (method, path, body, headers) => send(method, path, body, { ...headers, ...address }) };
}

/** @throws when the holder of tickets cannot get them */
async function buy(fixture: Fixture, type: string, nth: number): Promise<void> {
  const one = boxOfficeOf(from(nth, fixture.instance(nth)));
  const other = boxOfficeOf(from(nth, fixture.instance(nth + 1)));
  const token = randomUUID();
  const { status } = await untilAnswered(() => one.put(token, some(type, nth % 5 === 0 ? 2 : 1)));
  if (status === 409) return;
  const buyer = aBuyer({ email: `buyer${nth}@example.com` });
  const { body } = await untilAnswered(() =>
    other.ask<StartedTicketOrder>('POST', '/tickets/hold/order', buyer, { 'hold-token': token }),
  );
  if (!body.checkout) throw new Error(`It cannot be paid: ${JSON.stringify(body)}`);
  await fixture.checkout.pay(body.checkout, 'card');
  const { txRef } = body.checkout;
  const confirm = (box: typeof one) => () => box.ask('POST', '/payments/confirm', { txRef });
  await Promise.all([one, other].map((box) => untilAnswered(confirm(box))));
}
