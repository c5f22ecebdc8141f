import { and, eq } from 'drizzle-orm';
import { notFound, ServiceError } from '../core/errors';
import type { ServiceContext } from '../db/context';
import { heldSubmissions } from '../db/schema';
import type { ErrorBody } from '../http/contract';
import { releaseClaimed } from '../people/records/releaseClaimed';

type Row = typeof heldSubmissions.$inferSelect;

/**
 * Takes a form in as if it had not been held. It goes the way that every form goes, so that whatever is refused there is
 * refused here; its own key keeps it from being stored twice.
 * @param carryOut hands a request to the API
 * @throws ServiceError `not_found`; `conflict` when it was decided on before, or the form is refused, in its own words
 */
export async function releaseHeldForm(
  context: ServiceContext,
  id: string,
  carryOut: (request: Request) => Promise<Response>,
): Promise<void> {
  const { path, submissionKey, body } = await heldRow(context, id);
  const response = await carryOut(
    new Request(new URL(path, 'http://localhost'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submissionKey },
      body,
    }),
  );
  if (!response.ok) throw await refusalOf(response);
  await decide(context, id, 'released');
}

/**
 * Drops a form with its file.
 * @throws ServiceError `not_found`, or `conflict` when it was decided on before
 */
export async function discardHeldForm(context: ServiceContext, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { fileId } = await heldRow(inside, id);
    await decide(inside, id, 'discarded');
    if (fileId) await releaseClaimed(inside, [fileId]);
  });
}

async function heldRow({ db }: ServiceContext, id: string): Promise<Row> {
  const [row] = await db.select().from(heldSubmissions).where(eq(heldSubmissions.id, id));
  if (!row) throw notFound('This form');
  if (row.state !== 'held') throw decidedBefore(row.state);
  return row;
}

/** What was sent goes with the decision: it stands elsewhere now, or nowhere. */
async function decide({ db }: ServiceContext, id: string, state: 'released' | 'discarded'): Promise<void> {
  const rows = await db
    .update(heldSubmissions)
    .set({ state, body: '{}', fileId: null })
    .where(and(eq(heldSubmissions.id, id), eq(heldSubmissions.state, 'held')))
    .returning({ id: heldSubmissions.id });
  // Two who release at once did the same.
  if (rows.length === 0 && state === 'discarded') throw decidedBefore('released');
}

const decidedBefore = (state: 'released' | 'discarded') =>
  new ServiceError(
    'conflict',
    state === 'released' ? 'This was taken in already.' : 'This was dropped already.',
  );

async function refusalOf(response: Response): Promise<ServiceError> {
  const { error } = (await response.json()) as ErrorBody;
  if (response.status >= 500) return new ServiceError('unavailable', error.message);
  const fields = (error.fields ?? []).map(({ field, message }) => `${field}: ${message}`);
  return new ServiceError('conflict', ['The form was refused.', error.message, ...fields].join(' '));
}
