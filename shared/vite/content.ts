import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isContentPath } from '../src/content/document';
import type { Renderer } from '../src/render';

/** Where an app's build says which of its texts staff may edit; for composition alone, so browsers do not get it here. */
export const CONTENT_DECLARED = 'server/content.json';

/** Writes down what an app declares. @throws when a page shows a document that the app does not declare */
export async function writeContent(outDir: string, { routes, content }: Renderer): Promise<void> {
  const declared = new Set(content.map(({ path }) => path));
  const shown = routes.flatMap(({ resources = [] }) => resources).filter(isContentPath);
  const strange = shown.find((path) => !declared.has(path));
  if (strange) throw new Error(`A page shows ${strange}, which its render module does not declare`);
  if (content.length > 0) await writeFile(join(outDir, CONTENT_DECLARED), JSON.stringify(content));
}

/** Where it says which of its root files are made of these texts, and of which texts. */
export const CONTENT_FILES = 'server/files.json';

/** Writes the files that are made of what staff edit, as they are until somebody does, and which they are. */
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
