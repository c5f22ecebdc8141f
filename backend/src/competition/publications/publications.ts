import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import { readAccountNames, type NameOfAccount } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { competitionPublications, publicationKinds } from '../../platform/db/schema';
import type { PublicationKind } from '../states/shownState';
import { composePublication } from './compose';
import type {
  PlannedPublication,
  Publication,
  PublicationChange,
  PublishedGroup,
} from './publications.routes';

type Row = typeof competitionPublications.$inferSelect;

const table = competitionPublications;

/** Returns what is currently published of a kind. */
export async function readPublication(
  { db, clock }: ServiceContext,
  kind: PublicationKind,
): Promise<Publication> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.kind, kind), isNull(table.endedAt), lte(table.publishAt, clock.now())))
    .orderBy(desc(table.publishAt))
    .limit(1);
  if (!row) return { kind, publishedAt: null, note: null, groups: [] };
  return { kind, publishedAt: row.publishAt.toISOString(), note: row.note, groups: groupsOf(row) };
}

/** Returns the kinds that are currently published. */
export async function publishedKinds({ db, clock }: ServiceContext): Promise<Set<PublicationKind>> {
  const rows = await db
    .selectDistinct({ kind: table.kind })
    .from(table)
    .where(and(isNull(table.endedAt), lte(table.publishAt, clock.now())));
  return new Set(rows.map(({ kind }) => kind));
}

/** Returns the preview that staff see before they publish. */
export const previewPublication = async (
  context: ServiceContext,
  kind: PublicationKind,
): Promise<Publication> => ({
  kind,
  publishedAt: null,
  note: null,
  groups: await composePublication(context, kind),
});

/** Returns the newest published or scheduled publication of each kind. */
export async function listPublications(context: ServiceContext): Promise<PlannedPublication[]> {
  const rows = await context.db
    .select()
    .from(table)
    .where(isNull(table.endedAt))
    .orderBy(desc(table.createdAt));
  const nameOf = await readAccountNames(
    context.db,
    rows.map(({ actor }) => actor),
  );
  return publicationKinds.map((kind) =>
    plannedView(
      context,
      kind,
      rows.find((row) => row.kind === kind),
      nameOf,
    ),
  );
}

/**
 * Publishes the preview now or at a time. The current publication remains until then.
 * @throws ServiceError at `publishAt`: `conflict` when it would name no one, `validation_failed` for a past time
 */
export const publish = (
  context: ServiceContext,
  kind: PublicationKind,
  { publishAt, note }: PublicationChange,
  actor: string,
): Promise<PlannedPublication> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const at = publishAt ? new Date(publishAt) : now;
    if (at < now)
      throw invalidAt('publishAt', 'This time is over. Please enter a later one, or publish now.');
    const content = await composePublication({ db: tx }, kind);
    if (content.length === 0) throw conflictAt('publishAt', 'Nobody would be named yet.');
    // A scheduled one is replaced; a published one gets a successor.
    const planned = at <= now ? undefined : gt(table.publishAt, now);
    await tx
      .update(table)
      .set({ endedAt: now })
      .where(and(eq(table.kind, kind), isNull(table.endedAt), planned));
    const [made] = await tx
      .insert(table)
      .values({ kind, publishAt: at, content, note: note ?? null, actor, createdAt: now })
      .returning();
    return plannedView(context, kind, made, await readAccountNames(tx, [actor]));
  });

/** Withdraws the published and the scheduled one. */
export async function unpublish({ db, clock }: ServiceContext, kind: PublicationKind): Promise<void> {
  await db
    .update(table)
    .set({ endedAt: clock.now() })
    .where(and(eq(table.kind, kind), isNull(table.endedAt)));
}

const groupsOf = ({ content }: Row) => content as PublishedGroup[];

function plannedView(
  { clock }: Pick<ServiceContext, 'clock'>,
  kind: PublicationKind,
  row: Row | undefined,
  nameOf: NameOfAccount,
): PlannedPublication {
  if (!row) return { kind, publishedAt: null, note: null, groups: [], publishAt: null, actor: null };
  const publishAt = row.publishAt.toISOString();
  return {
    kind,
    publishedAt: row.publishAt <= clock.now() ? publishAt : null,
    note: row.note,
    groups: groupsOf(row),
    publishAt,
    actor: nameOf(row.actor),
  };
}
