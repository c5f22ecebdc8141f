import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { notFound, ServiceError } from '../../platform/core/errors';
import { conflictAt } from '../../platform/core/refusals';
import type { Database } from '../../platform/db/database';
import { contentDocuments, contentRevisions } from '../../platform/db/schema';
import { isProjectText, seedProjects } from '../../platform/db/seedProjects';
import type { Deps } from '../../platform/http/deps';
import type { Actor } from '../../platform/http/actor';
import { keepPhotographs } from '../photographs/keepPhotographs';
import { withoutPhotographs } from '../photographs/photographsIn';
import { declaredAt, misfitsOf, newestOf } from './readContent';
import type { ContentDraft, ContentPublicationRequest } from './siteContent.routes';

type Context = Pick<Deps, 'db' | 'clock' | 'declaredDocuments'>;

interface ContentRequest<Requested> {
  path: string;
  requested: Requested;
  actor: Actor;
}

const noDraft = { draft: null, draftAccount: null, draftName: null, draftAt: null } as const;

/**
 * Stores a draft, valid or not; null discards it. An equal draft changes nothing.
 * @throws ServiceError not found; `conflict` at `version` when someone else has changed the document meanwhile
 */
export async function draftContent(
  context: Context,
  { path, requested, actor }: ContentRequest<ContentDraft>,
): Promise<void> {
  await declaredAt(context, path);
  const value = requested.value ?? null;
  await context.db.transaction(async (tx) => {
    const held = await hold(tx, path);
    if (isDeepStrictEqual(held.draft, value)) return;
    refuseStale(held, requested.version);
    const { id: draftAccount, name: draftName } = actor;
    const draft =
      value === null ? noDraft : { draft: value, draftAccount, draftName, draftAt: context.clock.now() };
    // A photograph that is missing is told when the draft is published.
    await keepPhotographs(tx, value);
    await change(tx, path, { ...draft, version: held.version + 1 });
  });
}

/**
 * Publishes a text, or restores an earlier publication. What is already published, with the same default, is not
 * published again. A new text ends the draft; a restored one keeps it.
 * @throws ServiceError not found; `validation_failed` with the fields that a deployed app could not show; `conflict` at
 * `version` when someone else has changed the document meanwhile
 */
export async function publishContent(
  context: Context,
  { path, requested, actor }: ContentRequest<ContentPublicationRequest>,
): Promise<void> {
  const document = await declaredAt(context, path);
  const [first] = document.apps;
  if (!first) throw notFound('This text');
  await context.db.transaction(async (tx) => {
    const held = await hold(tx, path);
    const newest = await newestOf({ db: tx }, path);
    const value =
      requested.revision === undefined ? requested.value : await publishedAs(tx, path, requested.revision);
    const files = { seed: first.seed, seedHash: first.hash };
    const isInForce =
      isDeepStrictEqual(newest?.value ?? null, value) && (!newest || newest.seedHash === files.seedHash);
    const isOwn = requested.revision === undefined;
    if (isInForce && (!isOwn || held.draft === null)) return;
    refuseStale(held, requested.version);
    const after = { ...(isOwn && noDraft), version: held.version + 1 };
    if (isInForce) {
      await change(tx, path, after);
      return;
    }
    const fields = [
      ...(value === null ? [] : misfitsOf(document, value)),
      ...(await keepPhotographs(tx, value)),
    ];
    if (fields.length > 0) {
      throw new ServiceError('validation_failed', 'Please check the marked fields.', { fields });
    }
    await tx.insert(contentRevisions).values({
      path,
      number: (newest?.number ?? 0) + 1,
      value,
      ...files,
      restored: requested.revision || null,
      account: actor.id,
      name: actor.name,
      at: context.clock.now(),
    });
    // Receipts, mails and staff lists read the names of projects from their table.
    if (isProjectText(path)) await seedProjects(tx);
    await change(tx, path, after);
  });
}

/**
 * Returns the value of an earlier publication, without photographs that were deleted since; for number 0, the default
 * of the files.
 */
async function publishedAs(tx: Database, path: string, number: number): Promise<unknown> {
  if (number === 0) return null;
  const [found] = await tx
    .select({ value: contentRevisions.value })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.path, path), eq(contentRevisions.number, number)));
  if (!found) throw notFound('This publication');
  const deleted = await keepPhotographs(tx, found.value);
  return withoutPhotographs(
    found.value,
    deleted.map(({ field }) => field),
  );
}

/** Returns a document and locks it until the transaction ends. */
async function hold(tx: Database, path: string) {
  await tx.insert(contentDocuments).values({ path }).onConflictDoNothing();
  const [held] = await tx
    .select()
    .from(contentDocuments)
    .where(eq(contentDocuments.path, path))
    .for('update');
  if (!held) throw new Error(`${path} does not exist`);
  return held;
}

const change = (tx: Database, path: string, values: Partial<typeof contentDocuments.$inferInsert>) =>
  tx.update(contentDocuments).set(values).where(eq(contentDocuments.path, path));

function refuseStale(held: { version: number }, seen: number): void {
  if (held.version === seen) return;
  throw conflictAt('version', 'Someone else has changed this text. Look at both first.');
}
