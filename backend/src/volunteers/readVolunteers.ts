import { and, asc, count, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import { instantAfter } from '../analytics/period';
import { groupBy } from '../core/groupBy';
import { everyWordIn } from '../core/search';
import type { ServiceContext } from '../db/context';
import { volunteerAssignments, volunteers, volunteerShifts } from '../db/schema';
import type { ShiftPeriod, ShiftRow, VolunteerRow } from './volunteers.routes';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** Everybody who helps or did, by name, with how many shifts are still to come. */
export async function readVolunteers({ db, clock }: Context, search?: string): Promise<VolunteerRow[]> {
  const coming = db
    .select({ volunteerId: volunteerAssignments.volunteerId, shifts: count().as('shifts') })
    .from(volunteerAssignments)
    .innerJoin(volunteerShifts, eq(volunteerShifts.id, volunteerAssignments.shiftId))
    .where(gt(volunteerShifts.endsAt, clock.now()))
    .groupBy(volunteerAssignments.volunteerId)
    .as('coming');
  const rows = await db
    .select({ volunteer: volunteers, shifts: coming.shifts })
    .from(volunteers)
    .leftJoin(coming, eq(coming.volunteerId, volunteers.id))
    .where(search ? everyWordIn(search, [volunteers.name, volunteers.email, volunteers.note]) : undefined)
    .orderBy(asc(volunteers.name), asc(volunteers.id))
    .limit(500);
  return rows.map(({ volunteer: { id, name, email, phone, note, isActive }, shifts }) => ({
    id,
    name,
    email,
    phone,
    note,
    isActive,
    shifts: Number(shifts ?? 0),
  }));
}

/** The shifts of a period, from today on where it names no beginning, the next one first, with who does them. */
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
