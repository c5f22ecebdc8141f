import { and, desc, eq, inArray, max } from 'drizzle-orm';
import { mistakesIn } from '@school/shared/content/declare';
import { notFound } from '../../platform/core/errors';
import { readAccountNames, type NameOfAccount } from '../../platform/db/accountNames';
import type { ServiceContext } from '../../platform/db/context';
import { contentDocuments, contentRevisions } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import type { DeclaredDocument } from './declaredDocuments';
import { previewKeyOf } from './previewKey';
import type { ContentDetail, ContentRow } from './siteContent.routes';

type Revision = typeof contentRevisions.$inferSelect;
type Worked = typeof contentDocuments.$inferSelect;
type Context = Pick<Deps, 'db' | 'clock' | 'declaredDocuments' | 'signed'>;

/** The number of publications shown for a document; all are stored. */
const revisionsShown = 20;

/** Returns everything that staff may edit, in the order of the apps. */
export async function listContent({ db, declaredDocuments }: Context): Promise<ContentRow[]> {
  const declared = await declaredDocuments.all();
  const paths = declared.map(({ path }) => path);
  const worked = await db.select().from(contentDocuments).where(inArray(contentDocuments.path, paths));
  const newest = await newestRevisions(db);
  const nameOf = await namesIn({ db }, worked, newest);
  return declared.map((document) => {
    const { path } = document;
    return rowOf(
      nameOf,
      document,
      worked.find((one) => one.path === path),
      newest.find((one) => one.path === path),
    );
  });
}

/**
 * Returns a document with its draft and publications.
 * @throws ServiceError not found when no deployed app has it; `unavailable` when the site does not respond
 */
export async function readContent(context: Context, path: string): Promise<ContentDetail> {
  const { db } = context;
  const document = await declaredAt(context, path);
  const [worked] = await db.select().from(contentDocuments).where(eq(contentDocuments.path, path));
  const revisions = await db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.path, path))
    .orderBy(desc(contentRevisions.number))
    .limit(revisionsShown);
  const [newest] = revisions;
  const nameOf = await namesIn({ db }, worked ? [worked] : [], revisions);
  const row = rowOf(nameOf, document, worked, newest);
  const files = document.apps[0]?.seed;
  const published = newest?.value ?? null;
  const misfits = published === null ? [] : misfitsOf(document, published);
  return {
    ...row,
    version: worked?.version ?? 0,
    schema: document.schema,
    shown: published === null || misfits.length > 0 ? files : published,
    files,
    filesThen: row.clashes ? newest?.seed : null,
    draft:
      worked?.draft && worked.draftAt
        ? {
            value: worked.draft,
            at: worked.draftAt.toISOString(),
            by: worked.draftName ?? nameOf(worked.draftAccount) ?? '',
          }
        : null,
    misfits,
    revisions: revisions.map((revision) => revisionView(revision, nameOf)),
    previewKey: await previewKeyOf(context, path),
  };
}

/**
 * Returns the declaration of a document.
 * @throws ServiceError not found when no deployed app has it; `unavailable` when the site does not respond
 */
export async function declaredAt(
  { declaredDocuments }: Pick<Deps, 'declaredDocuments'>,
  path: string,
): Promise<DeclaredDocument> {
  const document = (await declaredDocuments.all()).find((one) => one.path === path);
  if (!document) throw notFound('This text');
  return document;
}

/** Returns why a deployed app could not show a text. */
export const misfitsOf = ({ apps }: DeclaredDocument, value: unknown) => {
  const wrong = apps.flatMap(({ schema }) => mistakesIn(schema, value));
  return wrong.filter(({ field }, index) => wrong.findIndex((one) => one.field === field) === index);
};

/** Returns the latest publication of a document. */
export async function newestOf(
  { db }: Pick<ServiceContext, 'db'>,
  path: string,
): Promise<Revision | undefined> {
  const [newest] = await db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.path, path))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return newest;
}

/** Returns the published version of each edited document by path, without those that use the default. */
export async function readPublishedContent({ db }: ServiceContext): Promise<Map<string, unknown>> {
  const newest = await newestRevisions(db);
  return new Map(newest.flatMap(({ path, value }) => (value === null ? [] : [[path, value]])));
}

async function newestRevisions(db: ServiceContext['db']): Promise<Revision[]> {
  const last = db
    .select({ path: contentRevisions.path, number: max(contentRevisions.number).as('last') })
    .from(contentRevisions)
    .groupBy(contentRevisions.path)
    .as('newest');
  const rows = await db
    .select()
    .from(contentRevisions)
    .innerJoin(last, and(eq(last.path, contentRevisions.path), eq(last.number, contentRevisions.number)));
  return rows.map(({ content_revisions }) => content_revisions);
}

/** Returns the names of the authors of drafts and publications. */
const namesIn = (
  { db }: Pick<ServiceContext, 'db'>,
  worked: readonly Worked[],
  revisions: readonly Revision[],
): Promise<NameOfAccount> =>
  readAccountNames(db, [
    ...worked.map(({ draftAccount }) => draftAccount),
    ...revisions.map(({ account }) => account),
  ]);

function rowOf(
  nameOf: NameOfAccount,
  document: DeclaredDocument,
  worked: Worked | undefined,
  newest: Revision | undefined,
): ContentRow {
  const { path, title, about, apps, pages } = document;
  const isEdited = newest !== undefined && newest.value !== null;
  const draftAt = worked?.draft ? worked.draftAt : null;
  const isDraftNewer = draftAt && (!newest || draftAt > newest.at);
  const by = isDraftNewer
    ? (worked?.draftName ?? nameOf(worked?.draftAccount ?? null))
    : (newest?.name ?? nameOf(newest?.account ?? null));
  return {
    path,
    title,
    about,
    apps: apps.map(({ name }) => name),
    pages,
    isEdited,
    hasDraft: draftAt !== null && draftAt !== undefined,
    clashes: isEdited && apps.some(({ hash }) => hash !== newest.seedHash),
    changedAt: (isDraftNewer ? draftAt : newest?.at)?.toISOString() ?? null,
    changedBy: by,
  };
}

const revisionView = ({ number, at, name, account, value, restored }: Revision, nameOf: NameOfAccount) => ({
  number,
  at: at.toISOString(),
  by: name ?? nameOf(account),
  isFiles: value === null,
  restored,
  value,
});
