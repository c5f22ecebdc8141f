import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { StartedTicketOrder, TicketOrderState } from '../../tickets/orders/order.routes';
import { startTestCheckout, type TestCheckout } from '../checkout';
import { freePort } from '../identity';
import { startTestPostgres } from '../postgres';
import { bundleInFolder, startProcess, type BackendProcess } from '../startProcess';
import { aBuyer, some } from '../tickets';
import type { Row } from './fixture';

/** Buyers who begin in each round. */
const perRound = 3;

/**
 * Kills the API, a separate process on PostgreSQL, repeatedly while people buy; their pages retry when it is back. In
 * the end each of them has paid once, and has their tickets once.
 */
export async function killWhileBuying(kills: number): Promise<Omit<Row, 'case' | 'isRight'>> {
  const checkout = await startTestCheckout();
  await checkout.behaviour({ hold: true, settleAfterMs: null });
  const postgres = await startTestPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'school-proof-'));
  const folder = await bundleInFolder();
  let backend: BackendProcess | undefined;
  try {
    const env = await environment(checkout, postgres.url, dataDir);
    const api = `http://127.0.0.1:${env['PORT']}/api`;
    const buyers: Promise<void>[] = [];
    for (let round = 0; round <= kills; round += 1) {
      backend = startProcess(folder, env);
      await backend.ready;
      for (let nth = 0; nth < perRound; nth += 1) {
        buyers.push(buy(api, checkout, round * perRound + nth));
      }
      if (round === kills) break;
      // At another step of their purchases each time.
      await wait(20 + ((round * 37) % 160));
      backend.kill('SIGKILL');
      await backend.exit;
    }
    await Promise.all(buyers);
    const counted = await countOrders(postgres.url);
    return { runs: kills, ...counted, lost: counted.lost + (buyers.length - counted.orders) };
  } finally {
    backend?.kill('SIGKILL');
    await backend?.exit;
    await postgres.stop();
    await checkout.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function environment(checkout: TestCheckout, databaseUrl: string, dataDir: string) {
  const { publicKey, secretKey, webhookHash, scriptUrl } = checkout.payments;
  const plenty = '1000000';
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
    IDENTITY_PORT: String(await freePort()),
    FLUTTERWAVE_PUBLIC_KEY: publicKey,
    FLUTTERWAVE_SECRET_KEY: secretKey,
    FLUTTERWAVE_WEBHOOK_HASH: webhookHash ?? '',
    FLUTTERWAVE_API_ORIGIN: checkout.origin,
    FLUTTERWAVE_SCRIPT_URL: scriptUrl,
    SCHOOL_SECRET: 'a secret of the proof, known to everybody',
    SCHOOL_HOLDS_PER_HOUR: plenty,
    SCHOOL_PAYMENTS_PER_HOUR: plenty,
    SCHOOL_TICKETS_HELD_PER_ADDRESS: plenty,
  };
}

/** A buyer's page: repeats each step until it is answered. */
async function buy(api: string, checkout: TestCheckout, nth: number): Promise<void> {
  const token = randomUUID();
  const ask = (method: string, path: string, body?: object) => persist(api, token, method, path, body);
  await ask('PUT', '/tickets/hold', {
    sale: 'public',
    items: some(nth % 2 ? 'regular' : 'student', 1 + (nth % 3)),
  });
  const buyer = aBuyer({ email: `buyer${nth}@example.com` });
  const started = (await ask('POST', '/tickets/hold/order', buyer)) as StartedTicketOrder;
  if (started.checkout) await checkout.pay(started.checkout, 'card');
  for (;;) {
    if (started.checkout) await ask('POST', '/payments/confirm', { txRef: started.checkout.txRef });
    const state = (await ask('GET', '/tickets/hold/order')) as TicketOrderState;
    if (state.fulfilment !== 'waiting') return;
    await wait(50);
  }
}

async function persist(
  api: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  for (;;) {
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: { 'hold-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const read: unknown = await response.json();
      if (response.ok) return read;
      if (response.status < 500) throw new Refused(`${method} ${path}: ${JSON.stringify(read)}`);
    } catch (error) {
      // It is down: the page tries again.
      if (error instanceof Refused) throw error;
    }
    await wait(30);
  }
}

class Refused extends Error {}

/** Counts paid orders without as many valid tickets as they had held, and seats sold twice. */
async function countOrders(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<'orders' | 'sold' | 'twice' | 'lost', string>>(`
    with each as (
      select t.id, (h.selection -> 'items' -> 0 ->> 'quantity')::int as due,
        (select count(*) from tickets where ticket_order_id = t.id and state = 'valid') as has
      from ticket_orders t
      inner join ticket_holds h on h.id = t.hold_id
      inner join orders o on o.id = t.order_id
      where o.state = 'paid'
    )
    select count(*) as orders, coalesce(sum(has), 0) as sold,
      coalesce(sum(greatest(has - due, 0)), 0) + (select count(*) from (select 1 from tickets where state in ('held', 'valid') and seat_id is not null group by seat_id having count(*) > 1) s) as twice,
      coalesce(sum(greatest(due - has, 0)), 0) as lost
    from each`);
  await client.end();
  const [row] = rows;
  return {
    orders: Number(row?.orders),
    sold: Number(row?.sold),
    twice: Number(row?.twice),
    lost: Number(row?.lost),
  };
}
