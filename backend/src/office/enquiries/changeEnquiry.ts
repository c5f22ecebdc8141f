import { and, eq } from 'drizzle-orm';
import { invalidAt } from '../../platform/core/refusals';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { enquiries, staffAccounts } from '../../platform/db/schema';
import { enquirySources } from '../../platform/db/views/enquirySources';
import { queueReply } from '../correspondence/queueReply';
import { writeNote, type NewNote } from '../../staff/notes/writeNote';
import type { Deps } from '../../platform/http/deps';
import type { EnquiryChange } from './enquiries.routes';
import { aboutOf } from './aboutOf';

/**
 * Changes state or assignee of an enquiry; equal values change nothing.
 * @throws ServiceError not found; `validation_failed` at `assignee` for an unknown account
 */
export async function changeEnquiry(
  context: ServiceContext,
  id: string,
  change: EnquiryChange,
): Promise<void> {
  const { assignee, state } = change;
  await context.db.transaction(async (tx) => {
    const held = await hold({ ...context, db: tx }, id);
    const next = { state: state ?? held.state, assignee: assignee === undefined ? held.assignee : assignee };
    if (next.state === held.state && next.assignee === held.assignee) return;
    if (next.assignee !== null && next.assignee !== held.assignee) {
      const accounts = await tx.$count(staffAccounts, eq(staffAccounts.account, next.assignee));
      if (accounts === 0) throw invalidAt('assignee', 'Nobody of the staff has this account.');
    }
    await tx.update(enquiries).set(next).where(eq(enquiries.id, id));
  });
}

/** Adds a note for colleagues, once for the key. @throws not found */
export async function noteEnquiry(context: ServiceContext, note: NewNote): Promise<void> {
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    await hold(inside, note.id);
    await writeNote(inside, note, 'note');
  });
}

/**
 * Answers by mail, once for the key. Stores the text with the enquiry, whose state becomes answered. An enquiry without
 * an assignee is assigned to the account that answers.
 * @throws ServiceError not found
 */
export async function answerEnquiry(
  context: Pick<Deps, 'db' | 'clock' | 'settings'>,
  reply: NewNote,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const held = await hold(inside, reply.id);
    const { reference, kind, topic, email, message } = held.source;
    const about = aboutOf(kind, topic);
    if (!(await queueReply(inside, { reference, about, email, message }, reply))) return;
    const assignee = held.assignee ?? reply.actor.id;
    await tx.update(enquiries).set({ state: 'answered', assignee }).where(eq(enquiries.id, reply.id));
  });
}

/** Returns an enquiry and locks it until the transaction ends. */
async function hold({ db }: ServiceContext, id: string) {
  const [source] = await db
    .select()
    .from(enquirySources)
    .where(and(eq(enquirySources.id, id), eq(enquirySources.isThere, true)));
  if (!source) throw notFound('This enquiry');
  // The first action on the enquiry creates its row; concurrent ones find the same row.
  await db.insert(enquiries).values({ id }).onConflictDoNothing();
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  if (!row) throw new Error(`Enquiry ${id} does not exist`);
  return { ...row, source };
}
