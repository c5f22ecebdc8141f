import { asc, count, desc, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { teachers, teacherTimes } from '../../platform/db/schema';
import type { TeacherRow } from './teachers.routes';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Returns all teachers by name, inactive ones last. */
export async function readTeachers({ db, clock }: Context): Promise<TeacherRow[]> {
  const rows = await db
    .select()
    .from(teachers)
    .orderBy(desc(teachers.isActive), asc(sql`comparable_name(${teachers.name})`));
  const taught = await db
    .select({
      id: teacherTimes.teacherId,
      lessons: count(teacherTimes.lessonId),
      trials: count(teacherTimes.bookingId),
    })
    .from(teacherTimes)
    .where(or(isNotNull(teacherTimes.lessonId), gt(teacherTimes.startsAt, clock.now())))
    .groupBy(teacherTimes.teacherId);
  const byTeacher = new Map(taught.map((each) => [each.id, each]));
  return rows.map(({ id, name, instruments, venues, isActive }) => ({
    id,
    name,
    instruments,
    venues,
    isActive,
    lessons: byTeacher.get(id)?.lessons ?? 0,
    trials: byTeacher.get(id)?.trials ?? 0,
  }));
}
