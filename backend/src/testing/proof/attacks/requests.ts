import { randomUUID } from 'node:crypto';
import { badTokens } from '../../badTokens';
import { bodies } from '../../operations';
import { attack, inTurns, type Patience } from './ask';
import { badRequest } from './badRequest';
import { attackedOperations, type AttackedOperation } from './operations';
import { randomFrom } from './random';
import { emptyRow, type AttackRow } from './row';
import type { AttackedWorld } from './world';

const requestsAtOnce = 16;

/** Where those attackers come from whose number is not the attack. */
const somewhere = (nth: number) => `198.51.100.${nth % 200}`;

/** Asks every operation of the document with so many requests that are wrong in random places, as staff and as nobody. */
export async function fuzz(world: AttackedWorld, each: number, patience: Patience): Promise<AttackRow> {
  const row = emptyRow(`every operation, ${each} bad requests`);
  const random = randomFrom(20251213);
  const token = await world.staffToken();
  const requests = attackedOperations().flatMap((operation) =>
    Array.from({ length: each }, (_, nth) => ({ operation, nth })),
  );
  await inTurns(requests, requestsAtOnce, async ({ operation, nth }) => {
    const { path, isUnreadable, headers, ...request } = badRequest(operation, random);
    const { status } = await attack(row, patience, `${world.instance(nth).origin}${path}`, {
      ...request,
      headers: {
        ...headers,
        'x-forwarded-for': somewhere(nth),
        ...(nth % 3 > 0 && { authorization: `Bearer ${token}` }),
      },
    });
    if (isUnreadable && status < 400) row.admitted += 1;
  });
  return row;
}

/** Asks every operation that wants a token with each kind of token that is none. */
export async function forgeTokens(world: AttackedWorld, patience: Patience): Promise<AttackRow> {
  const row = emptyRow('every protected operation, tokens that are none');
  const now = world.seconds();
  const tokens = await Promise.all(Object.values(badTokens).map((token) => token({ ...world, now })));
  const tries = attackedOperations()
    .filter(({ isProtected }) => isProtected)
    .flatMap((operation) => tokens.map((token) => ({ operation, token })));
  await inTurns(tries, requestsAtOnce, async ({ operation: { method, path }, token }) => {
    const address = path.replaceAll(/\{\w+\}/g, randomUUID());
    const { status } = await attack(row, patience, `${world.instance(row.tries).origin}${address}`, {
      method,
      headers: {
        'x-forwarded-for': somewhere(row.tries),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    if (status !== 401) row.admitted += 1;
  });
  return row;
}

const hostile = ['a', '.', '@', ' ', '-a', 'a@a.', '\ud800', '\u0000'] as const;

/** Gives every text of every operation much of what patterns are slow at. */
export async function hostileText(
  world: AttackedWorld,
  { length, parts }: { length: number; parts: number },
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`every text of every operation, ${length.toLocaleString('en')} letters`);
  const token = await world.staffToken();
  const tries = attackedOperations()
    .filter(({ takesJson }) => takesJson)
    .flatMap((operation) => hostile.slice(0, parts).map((part) => ({ operation, part })));
  await inTurns(tries, 2, async ({ operation, part }) => {
    const text = part.repeat(length / part.length);
    const body = JSON.stringify(withEachText(bodies[operation.id] ?? {}, text));
    const { status } = await attack(
      row,
      patience,
      `${world.instance(row.tries).origin}${addressOf(operation)}`,
      {
        method: operation.method,
        headers: {
          ...Object.fromEntries(operation.headers.map((name) => [name, randomUUID()])),
          // Whoever sends more than is read finds the connection closed, which must not be the next one's.
          connection: 'close',
          'content-type': 'application/json',
          'x-forwarded-for': somewhere(row.tries),
          authorization: `Bearer ${token}`,
        },
        body,
      },
    );
    // Who sends more than the API reads may find the connection closed before all is sent.
    if (status === 0 && body.length > mostRead) row.errors -= 1;
    if (status < 400 && body.length > mostRead) row.admitted += status === 0 ? 0 : 1;
  });
  return row;
}

/** Of a body, bytes. */
const mostRead = 64 * 1024;
const addressOf = ({ path }: AttackedOperation) => path.replaceAll(/\{\w+\}/g, randomUUID());

function withEachText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withEachText(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withEachText(item, text)]));
}

/** Tells of payments that nobody made, with a signature that is none. */
export async function forgeWebhooks(
  world: AttackedWorld,
  tries: number,
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow('forged news of payments');
  const signatures = [undefined, '', 'x', world.checkout.payments.publicKey, '0'.repeat(64)];
  await inTurns(Array(tries).keys(), requestsAtOnce, async (nth) => {
    const signature = signatures[nth % signatures.length];
    const { status } = await attack(row, patience, `${world.instance(nth).origin}/api/payments/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': somewhere(nth),
        ...(signature !== undefined && { 'verif-hash': signature }),
      },
      body: JSON.stringify({
        event: 'charge.completed',
        data: { id: nth, tx_ref: randomUUID(), status: 'successful', amount: 1_000_000, currency: 'GHS' },
      }),
    });
    if (status < 400) row.admitted += 1;
  });
  const [paid] = await world.query<{ all: string }>(
    `select count(*) as all from orders where state = 'paid'`,
  );
  row.admitted += Number(paid?.all ?? 0);
  return row;
}
