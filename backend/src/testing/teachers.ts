import { instrumentIds, lessonVenues } from '@school/shared/schemas/lessons';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { teachers } from '../platform/db/schema';

/** Returns the key of a teacher of every instrument at every branch, who is added once. */
export async function teacherCalled(db: Database, name: string): Promise<string> {
  const teacher = { name, instruments: [...instrumentIds], venues: [...lessonVenues] };
  await db.insert(teachers).values(teacher).onConflictDoNothing();
  const [there] = await db.select({ id: teachers.id }).from(teachers).where(eq(teachers.name, name));
  if (!there) throw new Error(`There is another spelling of ${name}`);
  return there.id;
}
