import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, inTurns, type Patience } from './ask';
import { emptyRow, type AttackRow } from './row';
import { aMessage, type AttackedFixture } from './fixture';

const sendersAtOnce = 6;

/** How messages are written while something fails. */
interface Writing {
  messages: number;
  /** Part of their addresses, so that they can be found. */
  called: string;
  patience: Patience;
}

/** Writes messages like pages: repeats each under the same key until it is answered. */
const write = (fixture: AttackedFixture, row: AttackRow, { messages, called, patience }: Writing) =>
  inTurns(Array(messages).keys(), sendersAtOnce, async (nth) => {
    const message = aMessage(`${called}.${nth}@example.com`);
    const headers = { ...message.headers, 'x-forwarded-for': `198.51.100.${nth % 200}` };
    for (let ask = nth; ; ask += 1) {
      row.tries += 1;
      const start = performance.now();
      const url = `${fixture.instance(ask).origin}/api/contact/messages`;
      const { status, retryAfter } = await answerOf(url, { ...message, headers });
      if (performance.now() - start > patience) row.hangs += 1;
      if (status === 201) return;
      // It is down, or reports that its database is, with the time to retry.
      const isRight = status === 0 || (status === 503 && retryAfter !== null);
      if (!isRight) row.errors += 1;
      await pause(30);
    }
  });

/** Counts acknowledged messages and their mails, of which each must exist once. */
async function count(fixture: AttackedFixture, row: AttackRow, { messages, called }: Writing): Promise<void> {
  const found = await fixture.query<{ email: string; messages: number; mails: number }>(`
    select email, count(*)::int as messages,
      (select count(*)::int from outbox where payload ->> 'to' = email) as mails
    from contact_messages where email like '${called}.%' group by email`);
  row.lost = messages - found.filter(({ mails }) => mails > 0).length;
  row.admitted = found.filter((one) => one.messages > 1 || one.mails > 1).length;
}

/** Kills instances in turn while people write. */
export async function killedInstances(
  fixture: AttackedFixture,
  { kills, messages }: { kills: number; messages: number },
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`an instance killed ${kills} times`);
  const writing = { messages, called: 'killed', patience };
  const sending = write(fixture, row, writing);
  for (let kill = 0; kill < kills; kill += 1) {
    const instance = fixture.instance(kill);
    await pause(20 + ((kill * 37) % 160));
    await instance.kill();
    await instance.start();
  }
  await sending;
  await count(fixture, row, writing);
  return row;
}

/** Crashes and restarts the database while people write. */
export async function stoppedDatabase(
  fixture: AttackedFixture,
  { awayMs, messages }: { awayMs: number; messages: number },
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`the database away for ${awayMs / 1000} s`);
  const writing = { messages, called: 'stopped', patience };
  const sending = write(fixture, row, writing);
  await pause(100);
  await fixture.postgres.crash();
  await pause(awayMs);
  await fixture.postgres.startAgain();
  await sending;
  await count(fixture, row, writing);
  return row;
}
