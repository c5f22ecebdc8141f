import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backendRoot } from '../core/folders';
import { generateEndpoints } from './generateEndpoints';
import type { OpenApiDocument } from './openApi';
import { readOperationFiles } from './operationFiles';
import { usedDocument } from './usedDocument';

const document = JSON.parse(readFileSync(join(backendRoot, 'openapi.json'), 'utf8')) as OpenApiDocument;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'school-codegen-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(folder: string, operations: object): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'operations.json'), JSON.stringify(operations));
}

it('names an endpoint after its app: no two apps of a page share one', async () => {
  put('mf-donate/src/api', { endpoints: ['listProjects'] });
  put('mf-music-lessons/src/api', { endpoints: ['listProjects'] });
  const texts = await Promise.all(
    readOperationFiles(root).map((feature) => generateEndpoints(document, feature)),
  );
  const names = texts.map((text) => /(\w+): build\.query</.exec(text)?.[1]);
  expect(names).toEqual(['donateListProjects', 'musicLessonsListProjects']);
  for (const text of texts) expect(text).toContain(': useListProjectsQuery,');
});

it('takes one line of the app for one more operation', async () => {
  put('mf-donate/src/api', { endpoints: ['listProjects'] });
  const [before] = readOperationFiles(root);
  put('mf-donate/src/api', { endpoints: ['listProjects', 'listDonors'] });
  const [after] = readOperationFiles(root);
  if (!before || !after) throw new Error('There is a feature');
  expect(await generateEndpoints(document, before)).not.toContain('useListDonorsQuery');
  expect(await generateEndpoints(document, after)).toContain('useListDonorsQuery');
});

it('records what a feature relies on: nothing referred to, nothing in words, no refusals', () => {
  put('mf-donate/src/api', { endpoints: ['getProject'], requests: ['streamRaised'] });
  const [feature] = readOperationFiles(root);
  const used = usedDocument(document, feature as NonNullable<typeof feature>);
  expect(Object.keys((JSON.parse(used) as OpenApiDocument).paths)).toEqual([
    '/projects/stream',
    '/projects/{kind}/{slug}',
  ]);
  expect(used).not.toMatch(/\$ref|"summary"|"404"/);
  expect(used).toContain('"raised"');
});

it('refuses an operation that the API does not have, or that an app names twice', async () => {
  put('mf-donate/src/api', { endpoints: ['listLessons'] });
  const [feature] = readOperationFiles(root);
  await expect(generateEndpoints(document, feature as NonNullable<typeof feature>)).rejects.toThrow(
    'mf-donate/src/api names listLessons, which the API does not have',
  );
  put('mf-donate/src/other/api', { endpoints: ['listLessons'] });
  expect(() => readOperationFiles(root)).toThrow('both name listLessons: import it from one of them');
});
