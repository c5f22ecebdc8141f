import { competitionLimits, type DraftChange, type NewDraft } from '@school/shared/schemas/competition';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { idInKey, isKeyOf, privateKey } from '../../platform/core/privateKey';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { competitionDrafts } from '../../platform/db/schema';
import type { EntryContext } from '../entry/findEntry';
import { draftKeyOf } from '../keys';
import { queueCompetitionMail } from '../mail-queue/queueCompetitionMail';
import { queueForgetting } from './forgetDraft';

export type Draft = typeof competitionDrafts.$inferSelect;

const keptMs = competitionLimits.draftDays * 24 * 60 * 60_000;

const lasting = ({ clock }: Pick<ServiceContext, 'clock'>) => new Date(clock.now().getTime() + keptMs);

/** Stores a draft and mails its link, in the caller's transaction. @returns false for a repeat */
export async function keepDraft(
  context: ServiceContext,
  { email, values }: NewDraft,
  submissionKey: string,
): Promise<boolean> {
  const [draft] = await context.db
    .insert(competitionDrafts)
    .values({ submissionKey, email, values, createdAt: context.clock.now(), expiresAt: lasting(context) })
    .onConflictDoNothing({ target: competitionDrafts.submissionKey })
    .returning();
  if (!draft) {
    await retype(context, submissionKey, values);
    return false;
  }
  await queueForgetting(context, draft);
  return queueCompetitionMail(context, `draft:${draft.id}`, { about: 'draft', draftId: draft.id });
}

/** Updates a new draft under the same key: if its response was lost, more may have been typed since. */
async function retype({ db }: ServiceContext, submissionKey: string, values: NewDraft['values']) {
  const isOfKey = eq(competitionDrafts.submissionKey, submissionKey);
  const isUntouched = and(eq(competitionDrafts.revision, 1), isNull(competitionDrafts.entryId));
  await db.update(competitionDrafts).set({ values }).where(and(isOfKey, isUntouched));
}

/** Returns the draft that a form created under its key, with its link's key. @throws not found */
export async function draftOfSubmission({ db, signed }: EntryContext, submissionKey: string) {
  const [draft] = await db
    .select()
    .from(competitionDrafts)
    .where(eq(competitionDrafts.submissionKey, submissionKey));
  if (!draft) throw notFound('This draft');
  return { draft, key: privateKey(signed, draftKeyOf(draft.id)) };
}

/** Returns the draft of a link. @throws not found, also for a deleted one */
export async function draftByKey({ db, clock, signed }: EntryContext, key: string): Promise<Draft> {
  const id = idInKey(key);
  const [draft] = id
    ? await db
        .select()
        .from(competitionDrafts)
        .where(and(eq(competitionDrafts.id, id), gt(competitionDrafts.expiresAt, clock.now())))
    : [];
  if (!draft || !isKeyOf(signed, key, draftKeyOf(draft.id))) throw notFound('This draft');
  return draft;
}

/**
 * Stores a draft's new content.
 * @throws not found; `conflict` at `draft` when another device changed it meanwhile, or once the entry was sent
 */
export async function changeDraft(
  context: EntryContext,
  key: string,
  { values, revision }: DraftChange,
): Promise<Draft> {
  const draft = await draftByKey(context, key);
  if (draft.entryId) throw conflictAt('draft', 'This entry was sent already.');
  const [changed] = await context.db
    .update(competitionDrafts)
    .set({ values, revision: revision + 1, expiresAt: lasting(context) })
    .where(and(eq(competitionDrafts.id, draft.id), eq(competitionDrafts.revision, revision)))
    .returning();
  if (changed) return changed;
  throw conflictAt('draft', 'This was changed on another device. Load it again to continue.');
}

/** Deletes a draft. @throws not found */
export async function dropDraft(context: EntryContext, key: string): Promise<void> {
  const { id } = await draftByKey(context, key);
  await context.db.delete(competitionDrafts).where(eq(competitionDrafts.id, id));
}

/** Links a draft to the entry that was made from it, for all devices, and deletes its content. */
export async function closeDraft(context: EntryContext, key: string, entryId: string): Promise<void> {
  const id = idInKey(key);
  if (!id || !isKeyOf(context.signed, key, draftKeyOf(id))) return;
  await context.db.update(competitionDrafts).set({ entryId, values: {} }).where(eq(competitionDrafts.id, id));
}
