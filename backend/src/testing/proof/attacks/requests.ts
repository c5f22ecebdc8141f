import { randomUUID } from 'node:crypto';
import { badTokens } from '../../badTokens';
import { documentOperations, filledPath, withEachText } from '../../documentOperations';
import { bodies } from '../../operations';
import { attack, inTurns, type Patience } from './ask';
import { badRequest } from './badRequest';
import { randomFrom } from '../../random';
import { emptyRow, type AttackRow } from './row';
import type { AttackedFixture } from './fixture';

const requestsAtOnce = 16;

/** Returns addresses of attackers for attacks that do not depend on the number of addresses. */
const somewhere = (nth: number) => `198.51.100.${nth % 200}`;

/** Operations that read the site, which is missing in this proof: they rightly report a temporary failure. */
const asksTheSite = '/staff/content';

/** Sends requests that are wrong in random places to every operation of the document, as staff and without a token. */
export async function fuzz(fixture: AttackedFixture, each: number, patience: Patience): Promise<AttackRow> {
  const row = emptyRow(`every operation, ${each} bad requests`);
  const random = randomFrom(20251213);
  const requests = documentOperations()
    .filter(({ path }) => !path.includes(asksTheSite))
    .flatMap((operation) => Array.from({ length: each }, (_, nth) => ({ operation, nth })));
  await inTurns(requests, requestsAtOnce, async ({ operation, nth }) => {
    const { path, isUnreadable, headers, ...request } = badRequest(operation, random);
    const { status } = await attack(row, patience, `${fixture.instance(nth).origin}${path}`, {
      ...request,
      headers: {
        ...headers,
        'x-forwarded-for': somewhere(nth),
        ...(nth % 3 > 0 && { authorization: `Bearer ${await fixture.tokenFor(operation.path)}` }),
      },
    });
    if (isUnreadable && status > 0 && status < 400) row.admitted += 1;
  });
  return row;
}

/** Sends bad tokens to every operation that needs one, each operation with the next kinds. */
export async function forgeTokens(
  fixture: AttackedFixture,
  each: number,
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow('every protected operation, tokens that are none');
  const now = fixture.seconds();
  const tokens = await Promise.all(Object.values(badTokens).map((token) => token({ ...fixture, now })));
  const kinds = Math.min(each, tokens.length);
  const tries = documentOperations()
    .filter(({ asksForToken }) => asksForToken)
    .flatMap((operation, nth) =>
      Array.from({ length: kinds }, (_, kind) => ({
        operation,
        token: tokens[(nth * kinds + kind) % tokens.length],
      })),
    );
  await inTurns(tries, requestsAtOnce, async ({ operation: { method, path }, token }) => {
    const address = `${fixture.instance(row.tries).origin}${filledPath(path)}`;
    const { status } = await attack(row, patience, address, {
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

/** Puts much text that is slow for patterns into every text of every operation. */
export async function hostileText(
  fixture: AttackedFixture,
  { length, parts }: { length: number; parts: number },
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`every text of every operation, ${length.toLocaleString('en')} letters`);
  const tries = documentOperations()
    .filter(({ takesJson }) => takesJson)
    .flatMap((operation) => hostile.slice(0, parts).map((part) => ({ operation, part })));
  // One at a time: making the next 100 MB of text blocks for seconds, in which no answer would be noticed.
  await inTurns(tries, 1, async ({ operation, part }) => {
    const text = part.repeat(length / part.length);
    const body = Buffer.from(JSON.stringify(withEachText(bodies[operation.id] ?? {}, () => text)));
    const isTooLong = body.length > mostRead;
    const address = `${fixture.instance(row.tries).origin}${filledPath(operation.path)}`;
    const headers = {
      ...Object.fromEntries(operation.parameters.header.map((name) => [name, randomUUID()])),
      // A connection that is closed in the middle of a body must not be reused.
      connection: 'close',
      'content-type': 'application/json',
      'x-forwarded-for': somewhere(row.tries),
      authorization: `Bearer ${await fixture.tokenFor(operation.path)}`,
    };
    const request = { method: operation.method, headers, body };
    const { status } = await attack(row, patience, address, request, isTooLong);
    if (isTooLong && status > 0 && status < 400) row.admitted += 1;
  });
  return row;
}

/** Of a body, bytes. */
const mostRead = 64 * 1024;

/** Reports forged payments, with an invalid signature. */
export async function forgeWebhooks(
  fixture: AttackedFixture,
  tries: number,
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow('forged news of payments');
  const signatures = [undefined, '', 'x', fixture.checkout.payments.publicKey, '0'.repeat(64)];
  await inTurns(Array(Math.max(tries, signatures.length)).keys(), requestsAtOnce, async (nth) => {
    const signature = signatures[nth % signatures.length];
    const { status } = await attack(row, patience, `${fixture.instance(nth).origin}/api/payments/webhook`, {
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
    if (status > 0 && status < 400) row.admitted += 1;
  });
  const [paid] = await fixture.query<{ all: string }>(
    `select count(*) as all from orders where state = 'paid'`,
  );
  row.admitted += Number(paid?.all ?? 0);
  return row;
}
