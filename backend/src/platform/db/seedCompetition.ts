import { auditionPlan, generateSlots } from '@school/shared/competition';
import type { Database } from './database';
import { auditionSlots, competitionSettings } from './schema';

/** The slots of the plan as rows, all of them free. */
export const slotRows = generateSlots(auditionPlan).map(({ id, date, startTime, endTime }) => ({
  id,
  date,
  startTime,
  endTime,
}));

/** Inserts slots and settings at the first start; later changes by staff remain. */
export async function seedCompetition(db: Database): Promise<void> {
  await db.insert(competitionSettings).values({ id: 1 }).onConflictDoNothing();
  await db.insert(auditionSlots).values(slotRows).onConflictDoNothing();
}
