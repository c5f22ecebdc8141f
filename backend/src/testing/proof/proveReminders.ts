import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { trialReminder } from '../../lessons/trials/trialReminder';
import { systemClock } from '../../platform/core/clock';
import { createLogger } from '../../platform/core/logger';
import type { Database, OpenDatabase } from '../../platform/db/database';
import { outbox, reminders, textReminders, trialBookings, trialTimes } from '../../platform/db/schema';
import { openServer } from '../../platform/db/server';
import { queueDue } from '../../platform/reminders/queueDue';
import { reminderEffectOf } from '../../platform/reminders/reminderEffects';
import { textEffectOf } from '../../platform/reminders/textReminder';
import { idOfAddress } from '../../platform/text-reminders/textNumbers';
import { startMailServer } from '../mailServer';
import { startTestPostgres } from '../postgres';
import { bundleInFolder, startProcess, type BackendProcess } from '../startProcess';
import { teacherCalled } from '../teachers';
import { count } from './ask';
import type { Row } from './fixture';

interface Size {
  /** People to remind in each case. */
  people: number;
  kills: number;
}

const hour = 60 * 60_000;
const log = createLogger('silent');

/**
 * Shows on a real PostgreSQL server that each person is reminded once of each occasion: by instances that look at the same
 * time, and by two processes that are killed, and at most once by text message; and that without the unique key people
 * would be reminded twice.
 * @param report called with each row as soon as it is known
 */
export async function proveReminders(
  { people, kills }: Size,
  report: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  const note = (row: Row) => {
    rows.push(row);
    report(row);
  };
  const postgres = await startTestPostgres();
  const bases: OpenDatabase[] = [];
  try {
    for (let nth = 0; nth < 4; nth += 1) bases.push(await openServer(postgres.url, log));
    const [base] = bases as [OpenDatabase];
    for (const row of await killWhileReminding(postgres.url, base.db, { people, kills })) note(row);
    const together = await queueTogether(bases, people);
    note({ ...together, isRight: together.twice === 0 && together.lost === 0 });
    await base.db.execute(sql`drop index reminders_once_key`);
    const unruly = await queueTogether(bases, people, onceAllHaveLooked);
    note({ ...unruly, case: `${unruly.case}, without the key: must fail`, isRight: unruly.twice > 0 });
  } finally {
    for (const base of bases) await base.close();
    await postgres.stop();
  }
  return rows;
}

/** Books trial lessons that are due to be reminded of, each for another person. */
async function book(db: Database, people: number): Promise<void> {
  for (let nth = 0; nth < people; nth += 1) {
    const id = randomUUID();
    const teacherId = await teacherCalled(db, `Teacher ${id}`);
    const startsAt = new Date(Math.ceil(systemClock.now().getTime() / hour + 20) * hour);
    const [time] = await db
      .insert(trialTimes)
      .values({ instrument: 'piano', teacherId, venue: 'accra', startsAt })
      .returning();
    const bookedAt = new Date(systemClock.now().getTime() - 30 * 24 * hour);
    await db.insert(trialBookings).values({
      submissionKey: id,
      reference: `TRIAL-${id}`,
      timeId: time?.id ?? '',
      student: 'Esi',
      email: `${id}@example.com`,
      phone: '+233244123456',
      bookedAt,
      changedAt: bookedAt,
    });
    // Each has a different number, which gets no more than three texts a day.
    const phone = `+23324${String(await db.$count(textReminders)).padStart(7, '0')}`;
    const number = { id: idOfAddress(`${id}@example.com`), phone, agreedAt: bookedAt, usedAt: bookedAt };
    await db.insert(textReminders).values(number);
  }
}

type Looks = () => Promise<number>[];

/** Lets instances look, and keeps each from ending before all have looked: without the key, all find the same people. */
async function onceAllHaveLooked(db: Database, look: Looks): Promise<unknown> {
  const looks = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${outbox} in share mode`);
    const started = look();
    const waiting = sql`select count(*) as "all" from pg_locks where not granted and relation = 'outbox'::regclass`;
    while ((await count(tx, waiting)) < started.length) await wait(20);
    return { started };
  });
  return Promise.all(looks.started);
}

/** Lets all instances look for what is due at the same time. */
async function queueTogether(
  bases: readonly OpenDatabase[],
  people: number,
  together = (_: Database, look: Looks): Promise<unknown> => Promise.all(look()),
): Promise<Row> {
  const [{ db }] = bases as [OpenDatabase];
  for (const table of [reminders, outbox]) await db.delete(table);
  // All lessons of before are due again.
  await book(db, Math.max(0, people - (await db.$count(trialBookings))));
  const due = await db.$count(trialBookings);
  const now = await (bases[0] as OpenDatabase).readTime();
  await together(db, () =>
    bases.map((base) => queueDue({ db: base.db, clock: systemClock }, trialReminder, now)),
  );
  const queued = (await db.select({ email: reminders.email }).from(reminders)).map(({ email }) => email);
  const sold = new Set(queued).size;
  const name = `${bases.length} instances look at the same time`;
  return { case: name, runs: 1, sold, twice: queued.length - sold, lost: due - sold, isRight: false };
}

/** Kills one of two worker processes again and again while they remind people. */
async function killWhileReminding(url: string, db: Database, { people, kills }: Size): Promise<Row[]> {
  // Slow enough that a kill comes while mails are handed over.
  const server = await startMailServer(() => wait(40));
  const folder = await bundleInFolder();
  const dataDir = mkdtempSync(join(tmpdir(), 'school-proof-'));
  const running: (BackendProcess | undefined)[] = [undefined, undefined];
  const start = async (nth: number) => {
    const process = startProcess(folder, {
      SCHOOL_PROCESS: 'worker',
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, `${nth}`),
      PORT: '0',
      SMTP_URL: server.url,
      SCHOOL_SECRET: 'a secret of the proof, known to everybody',
    });
    running[nth] = process;
    await process.ready;
  };
  const kill = async (nth: number) => {
    const process = running[nth];
    if (!process) return;
    running[nth] = undefined;
    process.kill('SIGKILL');
    await process.exit;
  };
  try {
    await start(0);
    for (let round = 0; round < kills; round += 1) {
      // Each other time while texts are sent, which come after their mails: whoever sends them is killed.
      const whileTexting = round % 2 === 1;
      const arrived = () => (whileTexting ? server.received.filter(isText) : server.received).length;
      if (!running.some(Boolean)) await start(0);
      await settled(db);
      const before = arrived();
      await book(db, Math.ceil(people / kills));
      const nth = running[0] ? 1 : 0;
      // A new process looks at once.
      await start(nth);
      // While both hand them over, at another step of it each time.
      while (arrived() < before + (whileTexting ? 8 : 3)) await wait(5);
      // The server takes 40 ms for each.
      await wait((round * 37) % (whileTexting ? 30 : 160));
      const killed = whileTexting ? [0, 1] : [round % 3 === 0 ? nth : 1 - nth];
      await Promise.all(killed.map(kill));
    }
    for (const nth of [0, 1]) await kill(nth);
    // What a killed process had taken is reserved for two minutes.
    await db
      .update(outbox)
      .set({ dueAt: new Date(0) })
      .where(eq(outbox.state, 'waiting'));
    await start(0);
    while ((await db.$count(outbox, ne(outbox.state, 'done'))) > 0) await wait(50);
    const all = server.received.map((mail) => ({
      to: /^To: (.+)$/m.exec(mail)?.[1] ?? '',
      id: /^Message-ID: (.+)$/m.exec(mail)?.[1] ?? '',
    }));
    const texts = all.filter(({ to }) => to.startsWith('+'));
    const mails = all.filter(({ to }) => !to.startsWith('+'));
    return [await mailRow(db, mails, kills), await textRow(db, texts, kills)];
  } finally {
    for (const nth of [0, 1]) await kill(nth);
    server.close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Waits until no effect is due. */
async function settled(db: Database): Promise<void> {
  const isDue = sql`${outbox.state} <> 'done' and ${outbox.dueAt} <= now()`;
  while ((await db.$count(outbox, isDue)) > 0) await wait(20);
}

/** Texts arrive as mails, to a number. */
const isText = (mail: string): boolean => /^To: \+/m.test(mail);

interface Arrived {
  readonly to: string;
  readonly id: string;
}

/** Counts effects that were taken twice: a kill had interrupted them. */
const interrupted = (db: Database, kinds: string[]): Promise<number> =>
  db.$count(outbox, and(inArray(outbox.kind, kinds), gt(outbox.attempts, 1)));

async function mailRow(db: Database, mails: readonly Arrived[], kills: number): Promise<Row> {
  const sold = new Set(mails.map(({ to }) => to)).size;
  const different = new Set(mails.map(({ to, id }) => `${to} ${id}`)).size;
  const kinds = [reminderEffectOf(trialReminder), textEffectOf(trialReminder)];
  const cut = await interrupted(db, kinds);
  const twice = different - sold;
  const lost = (await db.$count(trialBookings)) - sold;
  const name = `killed ${kills} times, ${cut} effects interrupted`;
  return { case: name, runs: kills, sold, twice, lost, isRight: twice === 0 && lost === 0 && cut > 0 };
}

/** A phone does not recognise repeats, so one that arrives again counts. One that was interrupted was noted before. */
async function textRow(db: Database, texts: readonly Arrived[], kills: number): Promise<Row> {
  const sold = new Set(texts.map(({ to }) => to)).size;
  const twice = texts.length - sold;
  const cut = await interrupted(db, [textEffectOf(trialReminder)]);
  const noted = await db.$count(reminders, isNotNull(reminders.textedAt));
  const lost = (await db.$count(trialBookings)) - noted;
  const name = `killed ${kills} times, ${cut} texts interrupted, ${noted - sold} never sent`;
  return { case: name, runs: kills, sold, twice, lost, isRight: twice === 0 && lost === 0 && cut > 0 };
}
