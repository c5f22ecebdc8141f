import type { Volunteer, VolunteerShift } from '@school/shared/schemas/volunteers';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import { constraintOf } from '../../platform/db/constraintOf';
import type { ServiceContext } from '../../platform/db/context';
import { volunteerAssignments, volunteers, volunteerShifts } from '../../platform/db/schema';
import { bulkMost, changeFound, receivedUntil, type BulkResult } from '../../staff/staff-lists/bulk';
import { whereOf } from './readVolunteers';
import type { VolunteersChange } from './volunteers.routes';

/**
 * Adds a volunteer, once for the key.
 * @returns the id
 * @throws ServiceError at `email` for an existing address
 */
export const addVolunteer = (
  { db, clock }: ServiceContext,
  volunteer: Volunteer,
  requestKey: string,
): Promise<string> =>
  sayingWhy(async () => {
    const [made] = await db
      .insert(volunteers)
      .values({ ...volunteer, requestKey, addedAt: clock.now() })
      .onConflictDoNothing({ target: volunteers.requestKey })
      .returning({ id: volunteers.id });
    const [there] = made
      ? [made]
      : await db.select({ id: volunteers.id }).from(volunteers).where(eq(volunteers.requestKey, requestKey));
    if (!there) throw notFound('This volunteer');
    return there.id;
  });

/** All data of a volunteer, where missing values are deleted; or whether they are active. */
export type VolunteerChange = Volunteer | { isActive: boolean };

/** Changes a volunteer. @throws ServiceError not found; at `email` for an address of another one */
export const changeVolunteer = ({ db }: ServiceContext, id: string, change: VolunteerChange): Promise<void> =>
  sayingWhy(async () => {
    const set =
      'isActive' in change ? change : { ...change, phone: change.phone ?? null, note: change.note ?? null };
    const [changed] = await db
      .update(volunteers)
      .set(set)
      .where(eq(volunteers.id, id))
      .returning({ id: volunteers.id });
    if (!changed) throw notFound('This volunteer');
  });

/** Makes many volunteers active or inactive, in one transaction. @throws ServiceError at `selection` for too many */
export function changeVolunteers(
  { db, clock }: ServiceContext,
  { selection, dry, isActive }: VolunteersChange,
): Promise<BulkResult> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: volunteers.id })
      .from(volunteers)
      .where(
        'ids' in selection
          ? inArray(volunteers.id, selection.ids)
          : and(whereOf(selection.all), receivedUntil(volunteers.addedAt, selection.until, at)),
      )
      .orderBy(asc(volunteers.id))
      .limit(bulkMost + 1)
      .for('update');
    return changeFound({ at, selection, dry, found: found.map(({ id }) => id) }, async (ids) => {
      const rows = await tx
        .update(volunteers)
        .set({ isActive })
        .where(and(inArray(volunteers.id, ids), ne(volunteers.isActive, isActive)))
        .returning({ id: volunteers.id });
      return rows.length;
    });
  });
}

const shiftOf = ({ startsAt, endsAt, note, ...shift }: VolunteerShift) => ({
  ...shift,
  note: note ?? null,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** Plans a shift, once for the key. */
export const addShift = async (
  { db }: ServiceContext,
  shift: VolunteerShift,
  requestKey: string,
): Promise<void> => {
  await db
    .insert(volunteerShifts)
    .values({ ...shiftOf(shift), requestKey })
    .onConflictDoNothing({ target: volunteerShifts.requestKey });
};

/**
 * Changes a shift. @throws ServiceError not found; at `needed` when more are assigned already; at `startsAt` when an
 * assigned volunteer has another shift then
 */
export const changeShift = (context: ServiceContext, id: string, shift: VolunteerShift): Promise<void> =>
  sayingWhy(
    () =>
      context.db.transaction(async (tx) => {
        await holdShift({ ...context, db: tx }, id);
        const helpers = await tx.$count(volunteerAssignments, eq(volunteerAssignments.shiftId, id));
        if (helpers > shift.needed)
          throw conflictAt('needed', `${helpers} have this shift already. Take someone out of it first.`);
        await tx.update(volunteerShifts).set(shiftOf(shift)).where(eq(volunteerShifts.id, id));
      }),
    'startsAt',
  );

export const dropShift = async ({ db }: ServiceContext, id: string): Promise<void> => {
  await db.delete(volunteerShifts).where(eq(volunteerShifts.id, id));
};

interface Assignment {
  shiftId: string;
  volunteerId: string;
}

/**
 * Assigns a volunteer to a shift. @throws ServiceError not found; at `volunteer` when they have another shift then, are
 * inactive, or it is full
 */
export const assignVolunteer = (
  context: ServiceContext,
  { shiftId, volunteerId }: Assignment,
): Promise<void> =>
  sayingWhy(() =>
    context.db.transaction(async (tx) => {
      const { needed } = await holdShift({ ...context, db: tx }, shiftId);
      const [volunteer] = await tx.select().from(volunteers).where(eq(volunteers.id, volunteerId));
      if (!volunteer) throw notFound('This volunteer');
      const ofShift = eq(volunteerAssignments.shiftId, shiftId);
      const has = and(ofShift, eq(volunteerAssignments.volunteerId, volunteerId));
      if ((await tx.$count(volunteerAssignments, has)) > 0) return;
      if (!volunteer.isActive) throw invalidAt('volunteer', 'They do not help any more.');
      if ((await tx.$count(volunteerAssignments, ofShift)) >= needed)
        throw conflictAt('volunteer', 'This shift has all the helpers that it takes.');
      await tx.insert(volunteerAssignments).values({ shiftId, volunteerId, assignedAt: context.clock.now() });
    }),
  );

export const unassignVolunteer = async (
  { db }: ServiceContext,
  { shiftId, volunteerId }: Assignment,
): Promise<void> => {
  await db
    .delete(volunteerAssignments)
    .where(and(eq(volunteerAssignments.shiftId, shiftId), eq(volunteerAssignments.volunteerId, volunteerId)));
};

async function holdShift({ db }: ServiceContext, id: string) {
  const [row] = await db.select().from(volunteerShifts).where(eq(volunteerShifts.id, id)).for('update');
  if (!row) throw notFound('This shift');
  return row;
}

/** Translates the database's errors to those of a field. @param field where a conflicting shift is reported */
async function sayingWhy<T>(change: () => Promise<T>, field = 'volunteer'): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const rule = constraintOf(error);
    if (rule === 'volunteers_email_key')
      throw conflictAt('email', 'We already have a volunteer with this address.');
    if (rule !== 'volunteer_assignments_double_booked') throw error;
    const who = field === 'volunteer' ? 'They have' : 'Somebody who does this shift has';
    throw conflictAt(field, `${who} another shift at this time.`);
  }
}
