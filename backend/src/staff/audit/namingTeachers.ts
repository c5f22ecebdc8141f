import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { teachers, type auditChanges } from '../../platform/db/schema';

type Values = Readonly<Record<string, unknown>>;
type Change = Pick<typeof auditChanges.$inferSelect, 'before' | 'after'>;

const teacherIn = ({ teacher_id: id }: Values): string[] => (typeof id === 'string' ? [id] : []);

/** Replaces the keys of teachers in changes by their current names. */
export async function namingTeachers<Row extends { change: Change }>(
  db: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ change }) => [...teacherIn(change.before), ...teacherIn(change.after)]);
  if (ids.length === 0) return [...rows];
  const found = await db
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(inArray(teachers.id, [...new Set(ids)]));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const named = (values: Values): Values => {
    const [id] = teacherIn(values);
    return id === undefined ? values : { ...values, teacher_id: names.get(id) ?? id };
  };
  return rows.map((row) => ({
    ...row,
    change: { ...row.change, before: named(row.change.before), after: named(row.change.after) },
  }));
}
