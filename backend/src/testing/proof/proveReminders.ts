import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, gt, ne, sql } from 'drizzle-orm';
import { trialReminder } from '../../lessons/trials/trialReminder';
import { systemClock } from '../../platform/core/clock';
import { createLogger } from '../../platform/core/logger';
import type { Database, OpenDatabase } from '../../platform/db/database';
import { outbox, reminders, trialBookings, trialTimes } from '../../platform/db/schema';
import { openServer } from '../../platform/db/server';
import { queueDue } from '../../platform/reminders/queueDue';
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
 * time, and by two processes that are killed; and that without the unique key people would be reminded twice.
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
    note(await killWhileReminding(postgres.url, base.db, { people, kills }));
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
async function killWhileReminding(url: string, db: Database, { people, kills }: Size): Promise<Row> {
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
      const before = server.received.length;
      await book(db, Math.ceil(people / kills));
      const nth = running[0] ? 1 : 0;
      // A new process looks at once.
      await start(nth);
      // While both hand over mails, at another step of it each time.
      while (server.received.length < before + 3) await wait(5);
      await wait((round * 37) % 160);
      await kill(round % 3 === 0 ? nth : 1 - nth);
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
    const sold = new Set(all.map(({ to }) => to)).size;
    const different = new Set(all.map(({ to, id }) => `${to} ${id}`)).size;
    // An effect that was taken twice had been interrupted.
    const cut = await db.$count(outbox, gt(outbox.attempts, 1));
    const twice = different - sold;
    const lost = (await db.$count(trialBookings)) - sold;
    const name = `killed ${kills} times, ${cut} mails interrupted`;
    return { case: name, runs: kills, sold, twice, lost, isRight: twice === 0 && lost === 0 && cut > 0 };
  } finally {
    for (const nth of [0, 1]) await kill(nth);
    server.close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}
