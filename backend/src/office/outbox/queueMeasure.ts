import { and, count, eq, inArray, lte, min } from 'drizzle-orm';
import { outbox } from '../../platform/db/schema';
import type { Measure } from '../../platform/feature/feature';

/** How many effects wait and have failed, and how long the oldest due one has waited (seconds). */
export const queueMeasure: Measure = {
  names: ['school.outbox.waiting', 'school.outbox.failed', 'school.outbox.oldest.age'],
  read: async ({ db, clock }) => {
    const now = clock.now();
    const states = await db
      .select({ state: outbox.state, rows: count() })
      .from(outbox)
      .where(inArray(outbox.state, ['waiting', 'failed']))
      .groupBy(outbox.state);
    const [oldest] = await db
      .select({ due: min(outbox.dueAt) })
      .from(outbox)
      .where(and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, now)));
    const rowsOf = (state: string) => [{ value: states.find((row) => row.state === state)?.rows ?? 0 }];
    return {
      'school.outbox.waiting': rowsOf('waiting'),
      'school.outbox.failed': rowsOf('failed'),
      'school.outbox.oldest.age': [
        { value: oldest?.due ? (now.getTime() - oldest.due.getTime()) / 1000 : 0 },
      ],
    };
  },
};
