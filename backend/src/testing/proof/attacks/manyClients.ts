import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, type Patience } from './ask';
import { emptyRow, type AttackRow } from './row';
import { aMessage, atOnce, type AttackedFixture } from './fixture';

/**
 * The API allows 15 s for a body; connections that remain open after that and the longest wait for an answer count as
 * leaked.
 */
const lettingGoMs = 25_000;
const attacker = '203.0.113.9';
const visitor = '203.0.113.77';

/** Sends requests of another visitor meanwhile, and counts those that are not answered. */
async function visitMeanwhile(
  fixture: AttackedFixture,
  row: AttackRow,
  patience: Patience,
  until: AbortSignal,
) {
  const { origin } = fixture.instance(0);
  while (!until.aborted) {
    const start = performance.now();
    const email = `meanwhile${row.tries}.${Math.round(start)}@example.com`;
    const message = aMessage(email);
    const headers = { ...message.headers, 'x-forwarded-for': visitor };
    const { status } = await answerOf(`${origin}/api/contact/messages`, { ...message, headers });
    if (status !== 201) row.lost += 1;
    if (performance.now() - start > patience) row.hangs += 1;
    await pause(200);
  }
}

/** Opens many connections of one address whose bodies stop after the first character. */
export async function slowBodies(
  fixture: AttackedFixture,
  clients: number,
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`${clients} bodies that do not come, of one address`);
  row.tries = clients;
  const over = new AbortController();
  const sockets = Array.from({ length: clients }, () => {
    const socket = connect(fixture.instance(0).port, '127.0.0.1', () =>
      socket.write(
        `POST /api/contact/messages HTTP/1.1\r\nHost: api\r\nX-Forwarded-For: ${attacker}\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{`,
      ),
    );
    // The API may cut it off at any moment, which is what the test waits for.
    socket.on('error', () => undefined);
    socket.resume();
    return socket;
  });
  const visits = visitMeanwhile(fixture, row, patience, over.signal);
  const ends = Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
  await Promise.race([
    ends,
    pause(lettingGoMs + patience, undefined, { signal: over.signal }).catch(() => undefined),
  ]);
  over.abort();
  await visits;
  row.admitted = sockets.filter((socket) => !socket.closed).length;
  for (const socket of sockets) socket.destroy();
  return row;
}

/** Opens many endless streams of one address; others still get theirs. */
export async function manyStreams(
  fixture: AttackedFixture,
  streams: number,
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`${streams} streams of one address`);
  row.tries = streams;
  const leaving = new AbortController();
  // A response that nothing refers to is collected, which ends its stream and lets another one in.
  const held: Response[] = [];
  const { origin } = fixture.instance(1);
  const open = (address: string) =>
    fetch(`${origin}/api/projects/stream`, {
      headers: { 'x-forwarded-for': address },
      signal: leaving.signal,
    }).then(
      (response) => {
        held.push(response);
        return response.status;
      },
      () => 0,
    );
  const statuses = await Promise.all(Array.from({ length: streams }, () => open(attacker)));
  row.admitted = Math.max(statuses.filter((status) => status === 200).length - atOnce.streams, 0);
  row.errors = statuses.filter((status) => status >= 500 || status === 0).length;
  const start = performance.now();
  if ((await open(visitor)) !== 200) row.lost += 1;
  if (performance.now() - start > patience) row.hangs += 1;
  leaving.abort();
  return row;
}
