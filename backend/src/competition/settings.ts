import { eq } from 'drizzle-orm';
import { conflictAt } from '../platform/core/refusals';
import { isOpenAt } from '../platform/core/isOpenAt';
import type { ServiceContext } from '../platform/db/context';
import { competitionSettings } from '../platform/db/schema';

export type CompetitionSettings = typeof competitionSettings.$inferSelect;

/** Returns the settings of the competition. */
export async function readSettings({ db }: Pick<ServiceContext, 'db'>): Promise<CompetitionSettings> {
  const [row] = await db.select().from(competitionSettings).where(eq(competitionSettings.id, 1));
  if (!row) throw new Error('The settings of the competition do not exist');
  return row;
}

/** Refuses while entries are closed. @throws ServiceError `conflict` at `entries` */
export async function refuseClosed(context: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  if (isOpenAt(await readSettings(context), context.clock.now())) return;
  throw conflictAt('entries', 'Entries are not being taken at the moment.');
}
