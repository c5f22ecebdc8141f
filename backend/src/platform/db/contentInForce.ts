import type { ContentDocument } from '@school/shared/content';
import { mistakesIn, type DeclaredContent } from '@school/shared/content/declare';
import { desc, eq } from 'drizzle-orm';
import type { ServiceContext } from './context';
import { contentRevisions } from './schema';

/** A document as it is in force, for mails, answers and tables: the same that pages show. */
export interface InForce<Value> {
  readonly value: Value;
  /** Nothing while it is as in the repository. */
  readonly publishedAt: Date | undefined;
}

/** What staff have published, or else what the repository has; so too when what was published does not fit this version. */
export async function contentInForce<Value>(
  { db }: Pick<ServiceContext, 'db'>,
  { path, seed }: ContentDocument<Value>,
  { schema }: Pick<DeclaredContent, 'schema'>,
): Promise<InForce<Value>> {
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
