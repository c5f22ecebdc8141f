import { and, asc, count, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { everyWordIn } from '../../platform/core/search';
import type { ServiceContext } from '../../platform/db/context';
import { volunteerAssignments, volunteers, volunteerShifts } from '../../platform/db/schema';
import { countUpTo, one } from '../../staff/staff-lists/countUpTo';
import { isWithin } from '../../platform/http/period';
import type { VolunteerFilter, VolunteerQuery, VolunteerRow } from './volunteers.routes';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

const { addedAt, name, email } = volunteers;
const sorts = { addedAt, name } as const;

/** Returns one page of volunteers, active and inactive. */
export async function listVolunteers(context: Context, query: VolunteerQuery) {
  const { sort, order, page, perPage } = query;
  const { db } = context;
  const direction = order === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(volunteers)
    .where(whereOf(query))
    .orderBy(direction(sorts[sort]), direction(volunteers.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const fitting = db.select(one).from(volunteers).where(whereOf(query)).$dynamic();
  const ids = rows.map(({ id }) => id);
  return {
    ...(await countUpTo(db, fitting)),
    page,
    perPage,
    rows: await withShifts(context, rows, inArray(volunteerAssignments.volunteerId, ids)),
  };
}

/** Returns all matching volunteers, first added first. */
export async function readVolunteers(context: Context, filter: VolunteerFilter): Promise<VolunteerRow[]> {
  const rows = await context.db
    .select()
    .from(volunteers)
    .where(whereOf(filter))
    .orderBy(asc(addedAt), asc(volunteers.id));
  return withShifts(context, rows);
}

/** Returns one volunteer. @throws not found */
export async function readVolunteer(context: Context, id: string): Promise<VolunteerRow> {
  const rows = await context.db.select().from(volunteers).where(eq(volunteers.id, id));
  const [found] = await withShifts(context, rows, eq(volunteerAssignments.volunteerId, id));
  if (!found) throw notFound('This volunteer');
  return found;
}

/** Returns the condition that a filter stands for. */
export const whereOf = ({ search, state, ...days }: VolunteerFilter): SQL | undefined =>
  and(
    search ? everyWordIn(search, [name, email, volunteers.phone, volunteers.note]) : undefined,
    state
      ? inArray(
          volunteers.isActive,
          state.map((which) => which === 'helps'),
        )
      : undefined,
    isWithin(addedAt, days),
  );

/** Adds the number of upcoming shifts to each volunteer. @param which narrows the volunteers */
async function withShifts(
  { db, clock }: Context,
  rows: readonly (typeof volunteers.$inferSelect)[],
  which?: SQL,
): Promise<VolunteerRow[]> {
  if (rows.length === 0) return [];
  const counted = await db
    .select({ id: volunteerAssignments.volunteerId, shifts: count() })
    .from(volunteerAssignments)
    .innerJoin(volunteerShifts, eq(volunteerShifts.id, volunteerAssignments.shiftId))
    .where(and(gt(volunteerShifts.endsAt, clock.now()), which))
    .groupBy(volunteerAssignments.volunteerId);
  const shifts = new Map(counted.map((each) => [each.id, each.shifts]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    note: row.note,
    isActive: row.isActive,
    addedAt: row.addedAt.toISOString(),
    shifts: shifts.get(row.id) ?? 0,
  }));
}
