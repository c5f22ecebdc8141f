import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { publishedContent } from '../db/publishedContent';
import { reminders } from '../db/schema';
import { enqueueAll } from '../outbox/enqueue';
import { reminderEffectOf } from './reminderEffects';
import type { ReminderKind } from './reminderKind';
import { timesToRemindOf } from './reminderTimes';

/** Reminders in one transaction. */
const atOnce = 200;

/**
 * Queues all reminders of a kind that are due, once for each person and occasion, however many instances do it.
 * @param now the database's time
 * @returns how many
 */
export async function queueDue(context: ServiceContext, kind: ReminderKind, now: Date): Promise<number> {
  const { sent, hours } = (await publishedContent(context, kind.document, kind.declared)).value;
  if (sent === 'no') return 0;
  let total = 0;
  for (;;) {
    const queued = await queueSome(context, kind, now, hours);
    total += queued;
    if (queued < atOnce) return total;
  }
}

const queueSome = (context: ServiceContext, kind: ReminderKind, now: Date, hours: number): Promise<number> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { after, until } = timesToRemindOf(now, hours);
    // A person who was told after the reminder was due needs none.
    const due = sql`
      select gen_random_uuid(), ${kind.id}::text, due.occasion, due.at, due.email, ${time(now)}, null::timestamptz,
        null::text, null::timestamptz
      from (${await kind.ahead(inside)}) due
      where due.at > ${time(after)} and due.at <= ${time(until)}
        and due.since <= due.at - make_interval(hours => ${hours}::int)
        and not exists (
          select from ${reminders} r
          where r.kind = ${kind.id} and r.occasion = due.occasion and r.at = due.at
            and lower(r.email) = lower(due.email)
        )
      limit ${atOnce}`;
    const added = await tx
      .insert(reminders)
      .select(due)
      .onConflictDoNothing()
      .returning({ id: reminders.id });
    if (added.length === 0) return 0;
    await enqueueAll(
      inside,
      added.map(({ id }) => ({ kind: reminderEffectOf(kind), key: `reminder:${id}`, payload: id })),
    );
    return added.length;
  });

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;
