import { withoutTrap } from '@school/shared/schemas/common';
import { and, asc, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { heldSubmissions } from '../../platform/db/schema';
import { isWithin } from '../../platform/http/period';
import { countUpTo, one } from '../../staff/staff-lists/countUpTo';
import type { HeldForm, HeldFormList, HeldFormQuery } from './held.routes';

/** The number of forms shown; a decision makes room for the next. */
const mostShown = 100;

/** Returns the forms that wait for a decision, oldest first; the days filter by when they were sent. */
export async function listHeldForms(
  { db }: Pick<ServiceContext, 'db'>,
  days: HeldFormQuery,
): Promise<HeldFormList> {
  // A release that was interrupted by a stop of its instance can be repeated.
  const where = and(
    inArray(heldSubmissions.state, ['held', 'releasing']),
    isWithin(heldSubmissions.receivedAt, days),
  );
  const rows = await db
    .select()
    .from(heldSubmissions)
    .where(where)
    .orderBy(asc(heldSubmissions.receivedAt), asc(heldSubmissions.id))
    .limit(mostShown);
  const length = await countUpTo(db, db.select(one).from(heldSubmissions).where(where).$dynamic());
  return { ...length, rows: rows.map(formOf) };
}

const formOf = ({
  id,
  form,
  name,
  email,
  body,
  fileId,
  receivedAt,
}: typeof heldSubmissions.$inferSelect): HeldForm => ({
  id,
  form,
  name,
  email,
  sent: fieldsOf(body),
  fileId,
  receivedAt: receivedAt.toISOString(),
});

/** Returns the content field by field, without the upload's ticket. */
function fieldsOf(body: string): HeldForm['sent'] {
  const sent = withoutTrap(JSON.parse(body) as Record<string, unknown>);
  return Object.entries(sent).flatMap(([field, value]) => {
    if (value === null || value === '' || isUpload(value)) return [];
    return [{ field, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}

const isUpload = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ticket' in value;
