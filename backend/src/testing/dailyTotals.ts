import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';

interface Total {
  kind: string;
  day: string;
  count: number;
  amount: number;
}

/** Returns the stored totals of days and those of the rows; days without any are left out of both. */
export async function dailyTotalsOf(db: Database): Promise<{ stored: Total[]; ofRows: Total[] }> {
  const read = async (from: 'daily_totals' | 'daily_totals_of_rows') => {
    const { rows } = (await db.execute(
      sql`select kind, day::text, sum(count)::int as count, sum(amount_pesewas)::int as amount from ${sql.identifier(from)}
        group by kind, day having sum(count) <> 0 or sum(amount_pesewas) <> 0 order by kind, day`,
    )) as unknown as { rows: Total[] };
    return rows;
  };
  return { stored: await read('daily_totals'), ofRows: await read('daily_totals_of_rows') };
}
