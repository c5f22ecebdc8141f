import { startRounds, type Rounds } from '../db/startRounds';
import type { RoundsContext } from '../feature/feature';
import { queueDue } from './queueDue';

/** How often due reminders are looked for. */
const everyMs = 60_000;

/**
 * Queues reminders when they are due by the database's clock, which all instances share. Two that look at once queue each
 * reminder once.
 */
export function startReminders({ database, clock, log, features }: RoundsContext): Promise<Rounds> {
  const kinds = features.list.flatMap(({ reminders = [] }) => reminders);
  const round = async (): Promise<number> => {
    const now = await database.readTime();
    for (const kind of kinds) await queueDue({ db: database.db, clock }, kind, now);
    return everyMs;
  };
  return startRounds({
    database,
    log,
    channel: 'reminders',
    round,
    failure: 'due reminders could not be queued',
  });
}
