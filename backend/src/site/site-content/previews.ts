import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { contentDocuments } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { pathOfPreview } from './previewKey';
import { declaredAt, misfitsOf, newestOf } from './readContent';

/** Returns the draft of a document, or else the published version, with its validation errors. @throws not found */
export async function readPreview(
  deps: Pick<Deps, 'db' | 'clock' | 'signed' | 'declaredDocuments'>,
  key: string,
): Promise<{ path: string; value: unknown; misfits: { field: string; message: string }[] }> {
  const path = await pathOfPreview(deps, key);
  if (path === undefined) throw notFound('This preview');
  const document = await declaredAt(deps, path);
  const [worked] = await deps.db
    .select({ draft: contentDocuments.draft })
    .from(contentDocuments)
    .where(eq(contentDocuments.path, path));
  const value = worked?.draft ?? (await newestOf(deps, path))?.value ?? document.apps[0]?.seed;
  return { path, value, misfits: misfitsOf(document, value) };
}
