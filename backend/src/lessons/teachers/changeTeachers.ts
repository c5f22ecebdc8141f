import type { Teacher } from '@school/shared/schemas/teachers';
import { eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { conflictAt } from '../../platform/core/refusals';
import { constraintOf } from '../../platform/db/constraintOf';
import type { ServiceContext } from '../../platform/db/context';
import { teachers } from '../../platform/db/schema';

type Context = Pick<ServiceContext, 'db'>;

/**
 * Adds a teacher, once for the key.
 * @returns the id
 * @throws ServiceError at `name` when there is a teacher with that name
 */
export const addTeacher = (context: Context, teacher: Teacher, requestKey: string): Promise<string> =>
  refusingName(context, teacher.name, async () => {
    const { db } = context;
    const [made] = await db
      .insert(teachers)
      .values({ ...teacher, requestKey })
      .onConflictDoNothing({ target: teachers.requestKey })
      .returning({ id: teachers.id });
    const [there] = made
      ? [made]
      : await db.select({ id: teachers.id }).from(teachers).where(eq(teachers.requestKey, requestKey));
    if (!there) throw notFound('This teacher');
    return there.id;
  });

/** All data of a teacher, or whether they are active. */
export type TeacherChange = Teacher | { isActive: boolean };

/**
 * Changes a teacher. Lessons and bookings of an inactive one remain; their free times are not offered any more.
 * @throws ServiceError not found; at `name` when there is another teacher with that name
 */
export const changeTeacher = (context: Context, id: string, change: TeacherChange): Promise<void> =>
  refusingName(context, 'name' in change ? change.name : '', async () => {
    const [changed] = await context.db
      .update(teachers)
      .set(change)
      .where(eq(teachers.id, id))
      .returning({ id: teachers.id });
    if (!changed) throw notFound('This teacher');
  });

/**
 * Translates the database's error for a duplicate name, ignoring capitals and spaces, and names the existing teacher.
 */
async function refusingName<T>({ db }: Context, name: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (constraintOf(error) !== 'teachers_name_key') throw error;
    const [there] = await db
      .select()
      .from(teachers)
      .where(eq(sql`comparable_name(${teachers.name})`, sql`comparable_name(${name})`));
    throw conflictAt(
      'name',
      there?.isActive === false
        ? `${there.name} taught here before. Restore them in the list instead.`
        : `${there?.name ?? name} is in the list already.`,
    );
  }
}
