import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, inTurns, type Patience } from './ask';
import { emptyRow, type AttackRow } from './row';
import { aMessage, type AttackedWorld } from './world';

const sendersAtOnce = 6;

/** Sends a message as a page does: again under the same key until it is answered. @returns how often it was refused rightly, and what was wrong */
async function persist(world: AttackedWorld, nth: number, patience: Patience, row: AttackRow) {
  const message = aMessage(`fault${row.case.length}.${nth}@example.com`);
  const headers = { ...message.headers, 'x-forwarded-for': `198.51.100.${nth % 200}` };
  for (let ask = nth; ; ask += 1) {
    row.tries += 1;
    const start = performance.now();
    const { status, retryAfter } = await answerOf(`${world.instance(ask).origin}/api/contact/messages`, {
      ...message,
      headers,
    });
    if (performance.now() - start > patience) row.hangs += 1;
    if (status === 201) return;
    // It is down, or says that its base is, and when to come again.
    const isRight = status === 0 || (status === 503 && retryAfter !== null);
    if (!isRight) row.errors += 1;
    await pause(30);
  }
}

/** Each message that was acknowledged is there once, and so is the mail about it. */
async function count(world: AttackedWorld, row: AttackRow, messages: number): Promise<void> {
  const [found] = await world.query<{ kept: string; different: string }>(
    `select count(*) as kept, count(distinct email) as different from contact_messages where email like 'fault${row.case.length}.%'`,
  );
  row.lost = messages - Number(found?.different ?? 0);
  row.admitted = Number(found?.kept ?? 0) - Number(found?.different ?? 0);
}

/** Instances are killed by turns while people write. */
export async function killedInstances(
  world: AttackedWorld,
  { kills, messages }: { kills: number; messages: number },
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`an instance killed ${kills} times`);
  const sending = inTurns(Array(messages).keys(), sendersAtOnce, (nth) => persist(world, nth, patience, row));
  for (let kill = 0; kill < kills; kill += 1) {
    const instance = world.instance(kill);
    await pause(20 + ((kill * 37) % 160));
    await instance.kill();
    await instance.start();
  }
  await sending;
  await count(world, row, messages);
  return row;
}

/** The database is crashed and started again while people write. */
export async function stoppedDatabase(
  world: AttackedWorld,
  { awayMs, messages }: { awayMs: number; messages: number },
  patience: Patience,
): Promise<AttackRow> {
  const row = emptyRow(`the database away for ${awayMs / 1000} s`);
  const sending = inTurns(Array(messages).keys(), sendersAtOnce, (nth) => persist(world, nth, patience, row));
  await pause(100);
  await world.postgres.crash();
  await pause(awayMs);
  await world.postgres.startAgain();
  await sending;
  await count(world, row, messages);
  return row;
}
