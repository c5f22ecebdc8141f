import { sql } from 'drizzle-orm';
import type { Period } from '../../../site/analytics/period';
import { createLogger } from '../../../platform/core/logger';
import { openServer } from '../../../platform/db/server';
import { addSamples } from '../../../app/samples/addSamples';
import { startApiOn, testNow } from '../../api';
import { startTestPostgres } from '../../postgres';
import { agrees, compareAll, compareNumbers, type Compared, type Sources } from './compareNumbers';

/** The result of comparing a period. */
export interface NumbersRow {
  case: string;
  compared: number;
  /** The numbers that differ. */
  different: readonly Compared[];
  isRight: boolean;
}

/** Five periods of the samples, with the ends of two months. */
const periods: readonly Period[] = [
  { from: '2024-12-01', to: '2024-12-31' },
  { from: '2025-01-01', to: '2025-01-31' },
  { from: '2025-02-01', to: '2025-02-28' },
  { from: '2025-01-31', to: '2025-02-01' },
  { from: '2024-12-01', to: '2025-02-28' },
];

/** A period with all samples and their later refunds. */
const always: Period = { from: '2024-06-01', to: '2025-05-31' };

/** The samples take longer than a request may. */
const limits = { statementMs: 600_000, lockMs: 600_000, idleMs: 600_000 };

/**
 * Compares every number of overview, lists, tiles, CSV files, payments and rows over five periods on a real PostgreSQL
 * server, with refunds later than their payments; and once more with one changed total, which must be detected.
 * @param rows number of samples in each list
 * @param report called with each row as soon as it is known
 */
export async function proveNumbers(
  { rows }: { rows: number },
  report: (row: NumbersRow) => void = () => undefined,
): Promise<NumbersRow[]> {
  const postgres = await startTestPostgres();
  const api = await startApiOn(() => openServer(postgres.url, createLogger('silent'), limits));
  const noted: NumbersRow[] = [];
  const note = (name: string, compared: readonly Compared[], isRight: (differences: number) => boolean) => {
    const different = compared.filter((one) => !agrees(one));
    const row = { case: name, compared: compared.length, different, isRight: isRight(different.length) };
    noted.push(row);
    report(row);
  };
  try {
    const { db } = api.database;
    await addSamples(db, { rows, until: testNow });
    for (const table of [sql`refunds`, sql`tickets`])
      await db.execute(
        sql`update ${table} set ended_at = ended_at + interval '30 days' where ended_at is not null`,
      );
    const read = async (path: string) => {
      const headers = {
        authorization: `Bearer ${await api.token({ [api.settings.auth.rolesClaim]: ['admin'] })}`,
      };
      const answer = await api.send('GET', `/api${path}`, undefined, headers);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
      return text;
    };
    const sources: Sources = {
      db,
      text: read,
      ask: async <T>(path: string) => JSON.parse(await read(path)) as T,
    };
    const none = (differences: number) => differences === 0;
    note('of all times', await compareAll(sources, always), none);
    for (const period of periods)
      note(`${period.from} to ${period.to}`, await compareNumbers(sources, period), none);
    const last = periods.at(-1) ?? always;
    await db.execute(
      sql`update daily_totals set amount_pesewas = amount_pesewas + 1 where id = (select id from daily_totals
        where kind = 'donations' and day between ${last.from} and ${last.to} limit 1)`,
    );
    note('with a total that was changed: must differ', await compareNumbers(sources, last), (all) => all > 0);
  } finally {
    await api.stop();
    await postgres.stop();
  }
  return noted;
}
