import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { SERVER_DIR } from './preset';

/** The part of the API document that an app uses. Only deploys read it, so it is in a folder that is not served. */
const FILE = `${SERVER_DIR}/api.json`;

interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Merges the generated API documents of an app's features into one.
 * @returns the file's name, or `undefined` for an app that does not use the API
 * @throws when a feature with operations has not been generated
 */
export async function writeUsedApi(root: string, outDir: string): Promise<string | undefined> {
  const lists = await glob('src/**/api/operations.json', { cwd: root });
  if (lists.length === 0) return undefined;
  const documents = await Promise.all(lists.sort().map((list) => readUsedApi(root, list)));
  await mkdir(dirname(join(outDir, FILE)), { recursive: true });
  await writeFile(join(outDir, FILE), JSON.stringify(merged(documents)));
  return FILE;
}

async function readUsedApi(root: string, list: string): Promise<ApiDocument> {
  const text = await readFile(join(root, dirname(list), 'generated/api.json'), 'utf8').catch(() => {
    throw new Error(`${join(root, list)}: its endpoints are not generated; run npm run codegen`);
  });
  return JSON.parse(text) as ApiDocument;
}

function merged(documents: readonly ApiDocument[]): ApiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const document of documents)
    for (const [path, methods] of Object.entries(document.paths))
      paths[path] = { ...paths[path], ...methods };
  return { openapi: documents[0]?.openapi ?? '', paths };
}
