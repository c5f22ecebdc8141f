import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isContentPath } from '../src/content/document';
import type { Renderer } from '../src/render';

/** The list of editable texts in an app's build. Only composition reads it; browsers receive texts another way. */
export const CONTENT_DECLARED = 'server/content.json';

/** Writes the app's editable documents. @throws when a page shows an undeclared document */
export async function writeContent(outDir: string, { routes, content }: Renderer): Promise<void> {
  const declared = new Set(content.map(({ path }) => path));
  const shown = routes.flatMap(({ resources = [] }) => resources).filter(isContentPath);
  const strange = shown.find((path) => !declared.has(path));
  if (strange) throw new Error(`A page shows ${strange}, which its render module does not declare`);
  if (content.length > 0) await writeFile(join(outDir, CONTENT_DECLARED), JSON.stringify(content));
}

/** The list of root files that are generated from editable texts, with these texts. */
export const CONTENT_FILES = 'server/files.json';

/** Writes the generated files with default texts, and their list. */
export async function writeContentFiles(outDir: string, { files, filesOf }: Renderer): Promise<void> {
  const made = files({});
  for (const [path, text] of Object.entries(made)) {
    const place = join(outDir, 'root', path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  if (filesOf.length > 0) {
    const names = { of: filesOf, paths: Object.keys(made) };
    await writeFile(join(outDir, CONTENT_FILES), JSON.stringify(names));
  }
}
