import { auditionPlan, generateSlots } from '@school/shared/competition';
import type { Database } from './database';
import { auditionSlots, competitionSettings } from './schema';

/** The slots of the plan, as they are stored: all of them free. */
export const slotRows = generateSlots(auditionPlan).map(({ id, date, startTime, endTime }) => ({
  id,
  date,
  startTime,
  endTime,
}));

/** The slots and settings are there from the first start; what staff changed since then stays. */
export async function seedCompetition(db: Database): Promise<void> {
  await db.insert(competitionSettings).values({ id: 1 }).onConflictDoNothing();
  await db.insert(auditionSlots).values(slotRows).onConflictDoNothing();
}
