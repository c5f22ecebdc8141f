import type { ContentDocument } from '@school/shared/content';
import { mistakesIn, type DeclaredContent } from '@school/shared/content/declare';
import { desc, eq } from 'drizzle-orm';
import type { ServiceContext } from './context';
import { contentRevisions } from './schema';

/** The published version of a document, for mails, responses and tables: the same that pages show. */
export interface PublishedContent<Value> {
  readonly value: Value;
  /** Undefined while it is the default of the repository. */
  readonly publishedAt: Date | undefined;
}

/**
 * Returns the published version of a document. Returns the repository's default when there is none or it does not fit
 * this version.
 */
export async function publishedContent<Value>(
  { db }: Pick<ServiceContext, 'db'>,
  { path, seed }: ContentDocument<Value>,
  { schema }: Pick<DeclaredContent, 'schema'>,
): Promise<PublishedContent<Value>> {
  const [newest] = await db
    .select({ value: contentRevisions.value, at: contentRevisions.at })
    .from(contentRevisions)
    .where(eq(contentRevisions.path, path))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  const value = newest?.value ?? null;
  if (value === null || mistakesIn(schema, value).length > 0) return { value: seed, publishedAt: undefined };
  return { value: value as Value, publishedAt: newest?.at };
}
