import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { instantAfter } from '../../platform/http/period';
import { groupBy } from '../../platform/core/groupBy';
import type { ServiceContext } from '../../platform/db/context';
import { volunteerAssignments, volunteers, volunteerShifts } from '../../platform/db/schema';
import type { ShiftPeriod, ShiftRow } from './volunteers.routes';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Returns the shifts of a period with their volunteers, from today by default, the next one first. */
export async function readShifts(
  { db, clock }: Context,
  { from, to }: ShiftPeriod = {},
): Promise<ShiftRow[]> {
  const since = new Date(from ?? clock.now().toISOString().slice(0, 10));
  const rows = await db
    .select()
    .from(volunteerShifts)
    .where(
      and(
        gte(volunteerShifts.endsAt, since),
        to ? lt(volunteerShifts.startsAt, instantAfter(to)) : undefined,
      ),
    )
    .orderBy(asc(volunteerShifts.startsAt), asc(volunteerShifts.task), asc(volunteerShifts.id))
    .limit(500);
  const helpers = groupBy(
    rows.length === 0
      ? []
      : await db
          .select({ assignment: volunteerAssignments, volunteer: volunteers })
          .from(volunteerAssignments)
          .innerJoin(volunteers, eq(volunteers.id, volunteerAssignments.volunteerId))
          .where(
            inArray(
              volunteerAssignments.shiftId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(volunteers.name), asc(volunteers.id)),
    ({ assignment }) => assignment.shiftId,
  );
  return rows.map(({ id, task, place, startsAt, endsAt, needed, note }) => ({
    id,
    task,
    place,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    needed,
    note,
    helpers: (helpers.get(id) ?? []).map(({ assignment, volunteer }) => ({
      assignment: assignment.id,
      volunteer: volunteer.id,
      name: volunteer.name,
      phone: volunteer.phone,
      email: volunteer.email,
    })),
  }));
}
