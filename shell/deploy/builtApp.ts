import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appManifestSchema, type AppManifest } from '@school/shared/contract/manifest';
import { exists } from '../site/files';
import { parseJson } from '../site/registry';

/** Reads what a built app publishes of itself. @throws with one readable line when that cannot be deployed */
export async function readManifest(folder: string): Promise<AppManifest> {
  const file = join(folder, 'app.json');
  if (!(await exists(file))) throw new Error(`Nothing is built in ${folder}: there is no app.json`);
  const content = parseJson(await readFile(file, 'utf8'));
  if (content === undefined) throw new Error(`${file} is refused: it is not JSON`);
  const parsed = appManifestSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path[0] === 'contract' ? nameIn(content) : issue?.path.join('.');
  throw new Error(`${file} is refused: ${name} ${issue?.message}`);
}

/** The name that a manifest gives itself, whatever else is wrong with it. */
function nameIn(content: unknown): string {
  return String((content as { readonly name?: unknown }).name ?? 'the app');
}
