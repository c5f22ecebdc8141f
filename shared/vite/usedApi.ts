import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { SERVER_DIR } from './preset';

/** The part of the API's document that an app relies on: for deploys alone, so it lies where nothing is served from. */
const FILE = `${SERVER_DIR}/api.json`;

interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Writes what all features of an app rely on of the API, as `npm run codegen` recorded it for each, as one document.
 * @returns the file's name, or nothing for an app that does not ask the API
 */
export async function writeUsedApi(root: string, outDir: string): Promise<string | undefined> {
  const files = await glob('src/**/api/generated/api.json', { cwd: root });
  if (files.length === 0) return undefined;
  const documents = await Promise.all(
    files.sort().map(async (file) => JSON.parse(await readFile(join(root, file), 'utf8')) as ApiDocument),
  );
  await mkdir(dirname(join(outDir, FILE)), { recursive: true });
  await writeFile(join(outDir, FILE), JSON.stringify(merged(documents)));
  return FILE;
}

function merged(documents: readonly ApiDocument[]): ApiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const document of documents)
    for (const [path, methods] of Object.entries(document.paths))
      paths[path] = { ...paths[path], ...methods };
  return { openapi: documents[0]?.openapi ?? '', paths };
}
