import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { settableClock } from '../core/clock';
import { createLogger } from '../core/logger';
import type { OpenDatabase } from '../db/database';
import { outbox } from '../db/schema';
import { openServer } from '../db/server';
import { enqueueMail } from '../mail/enqueueMail';
import { smtpTransport } from '../mail/smtpTransport';
import { mailHandler } from '../mail/transport';
import { testNow } from '../../testing/api';
import { startMailServer } from '../../testing/mailServer';
import { startTestPostgres } from '../../testing/postgres';
import { startWorker } from './worker';

// The cases that the record effects-through-the-outbox describes: the database stops after a mail is sent and before
// this is recorded.

const longEnough = 120_000;
const lease = 2 * 60_000;
const clock = settableClock(testNow);
const log = createLogger('silent');
let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
const bases: OpenDatabase[] = [];
const instance = async () => {
  const base = await openServer(postgres.url, log);
  bases.push(base);
  return base;
};

beforeAll(async () => {
  postgres = await startTestPostgres();
}, longEnough);
afterAll(async () => {
  for (const base of bases) await base.close();
  await postgres.stop();
});

/** Queues mails, with a mail server that crashes the database when it gets one of them. */
async function mails(base: OpenDatabase, names: readonly string[], crashAt: string) {
  let hasCrashed = false;
  const server = await startMailServer(async (mail) => {
    if (hasCrashed || !mail.includes(`To: ${crashAt}@`)) return;
    hasCrashed = true;
    await postgres.crash();
  });
  onTestFinished(server.close);
  for (const name of names) {
    const message = { subject: 'Hello', blocks: [{ text: name }] };
    await enqueueMail({ db: base.db, clock }, { key: `mail:${name}`, to: `${name}@example.com`, message });
  }
  /** Runs what is due on an instance, as often as the database lets it. */
  const work = async (on: OpenDatabase) => {
    const handlers = { mail: mailHandler(smtpTransport(server.url, 'hello@school.example')) };
    const worker = await startWorker({ database: on, clock, log, handlers });
    onTestFinished(worker.close);
    return worker;
  };
  const idsOf = (name: string) =>
    server.received
      .filter((mail) => mail.includes(`To: ${name}@`))
      .map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  return { work, idsOf };
}

const waiting = async ({ db }: OpenDatabase) => db.$count(outbox, eq(outbox.state, 'waiting'));

it(
  'each mail is sent once when the instance survives a crash of the database during a mail',
  async () => {
    const base = await instance();
    const names = Array.from({ length: 12 }, (_, nth) => `ama${nth}`);
    const { work, idsOf } = await mails(base, names, 'ama5');
    const worker = await work(base);
    await worker.runDue().catch(() => undefined);
    expect(idsOf('ama5')).toHaveLength(1);
    await postgres.startAgain();
    clock.advance(lease);
    await expect
      .poll(
        () =>
          worker
            .runDue()
            .then(() => waiting(base))
            .catch(() => -1),
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(names.map((name) => idsOf(name).length)).toEqual(names.map(() => 1));
  },
  longEnough,
);

it(
  'another instance that takes over sends it again, under the same id',
  async () => {
    const [first, second] = [await instance(), await instance()];
    const { work, idsOf } = await mails(first, ['esi'], 'esi');
    const worker = await work(first);
    await worker.runDue().catch(() => undefined);
    // It ends before it could record anything.
    await worker.close();
    await postgres.startAgain();
    clock.advance(lease);
    const other = await work(second);
    await expect
      .poll(
        () =>
          other
            .runDue()
            .then(() => waiting(second))
            .catch(() => -1),
        { timeout: 20_000 },
      )
      .toBe(0);
    const ids = idsOf('esi');
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  },
  longEnough,
);
