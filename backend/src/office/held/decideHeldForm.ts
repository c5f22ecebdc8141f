import { and, eq, inArray } from 'drizzle-orm';
import { notFound, ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { heldSubmissions } from '../../platform/db/schema';
import type { ErrorBody } from '../../platform/http/contract';
import { releaseClaimed } from '../../platform/uploads/releaseUploads';

type Row = typeof heldSubmissions.$inferSelect;

/**
 * Accepts a held form as if it had not been held. Sends it through its normal route, so that the same rules apply; its
 * own key prevents storing it twice. Meanwhile it cannot be discarded.
 * @param carryOut passes a request to the API
 * @throws ServiceError `not_found`; `conflict` when it was already decided, or the form is refused, with its message
 */
export async function releaseHeldForm(
  context: ServiceContext,
  id: string,
  carryOut: (request: Request) => Promise<Response>,
): Promise<void> {
  const { path, submissionKey, body } = await change(context, id, ['held', 'releasing'], {
    state: 'releasing',
  });
  const response = await carryOut(
    new Request(new URL(path, 'http://localhost'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submissionKey },
      body,
    }),
  );
  if (!response.ok) {
    await change(context, id, ['releasing'], { state: 'held' });
    throw await refusalOf(response);
  }
  // Two concurrent releases did the same.
  await change(context, id, ['releasing', 'released'], { ...nothingLeft, state: 'released' });
}

/**
 * Deletes a held form with its file.
 * @throws ServiceError `not_found`, or `conflict` when it was already decided
 */
export async function discardHeldForm(context: ServiceContext, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { fileId } = await change(inside, id, ['held'], { state: 'discarded' });
    await change(inside, id, ['discarded'], nothingLeft);
    if (fileId) await releaseClaimed(inside, [fileId]);
  });
}

/** The content is deleted with the decision: it is now stored elsewhere, or not at all. */
const nothingLeft = { body: '{}', fileId: null };

/** Changes a form that is in one of these states, in one statement. @returns it */
async function change(
  { db }: ServiceContext,
  id: string,
  from: Row['state'][],
  to: Partial<Row>,
): Promise<Row> {
  const isMine = and(eq(heldSubmissions.id, id), inArray(heldSubmissions.state, from));
  const [changed] = await db.update(heldSubmissions).set(to).where(isMine).returning();
  if (changed) return changed;
  const [row] = await db.select().from(heldSubmissions).where(eq(heldSubmissions.id, id));
  throw row ? new ServiceError('conflict', decided[row.state]) : notFound('This form');
}

const decided: Readonly<Record<Row['state'], string>> = {
  held: 'This could not be released.',
  releasing: 'This is being released.',
  released: 'This was released already.',
  discarded: 'This was discarded already.',
};

async function refusalOf(response: Response): Promise<ServiceError> {
  const { error } = (await response.json()) as ErrorBody;
  if (response.status >= 500) return new ServiceError('unavailable', error.message);
  const fields = (error.fields ?? []).map(({ field, message }) => `${field}: ${message}`);
  return new ServiceError('conflict', ['The form was refused.', error.message, ...fields].join(' '));
}
