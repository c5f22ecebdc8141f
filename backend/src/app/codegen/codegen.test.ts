import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiDocument } from './apiDocument';
import { generatedFiles } from './generatedFiles';
import { generateEndpoints } from './generateEndpoints';
import type { OpenApiDocument } from './openApi';
import { readOperationFiles } from './operationFiles';
import { usedDocument } from './usedDocument';
import { writeGenerated } from './writeGenerated';

const document = apiDocument();

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'school-codegen-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(folder: string, operations: object): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'operations.json'), JSON.stringify(operations));
}

it('names an endpoint after its app, so that no two apps of a page share one', async () => {
  put('mf-donate/src/api', { endpoints: ['listProjects'] });
  put('mf-music-lessons/src/api', { endpoints: ['listProjects'] });
  const texts = await Promise.all(
    readOperationFiles(root).map((feature) => generateEndpoints(document, feature)),
  );
  const names = texts.map((text) => /(\w+): build\.query</.exec(text)?.[1]);
  expect(names).toEqual(['donateListProjects', 'musicLessonsListProjects']);
  for (const text of texts) expect(text).toContain(': useListProjectsQuery,');
});

it('needs one line in the app for one more operation', async () => {
  put('mf-donate/src/api', { endpoints: ['listProjects'] });
  const [before] = readOperationFiles(root);
  put('mf-donate/src/api', { endpoints: ['listProjects', 'listDonors'] });
  const [after] = readOperationFiles(root);
  if (!before || !after) throw new Error('There is a feature');
  expect(await generateEndpoints(document, before)).not.toContain('useListDonorsQuery');
  expect(await generateEndpoints(document, after)).toContain('useListDonorsQuery');
});

it('records what a feature relies on: no references, no descriptions, no refusals', () => {
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

it('rejects an operation that the API does not have, or that an app lists twice', async () => {
  put('mf-donate/src/api', { endpoints: ['listLessons', 'listProjects'], requests: ['streamLessons'] });
  await expect(generatedFiles(document, readOperationFiles(root))).rejects.toThrow(
    'mf-donate/src/api/operations.json names listLessons, streamLessons, which the API does not have',
  );
  put('mf-donate/src/other/api', { endpoints: ['listLessons'] });
  expect(() => readOperationFiles(root)).toThrow(
    'mf-donate/src/api/operations.json and mf-donate/src/other/api/operations.json both name listLessons',
  );
});

it('writes only files that change, and deletes those of a removed feature', async () => {
  const generate = async () => writeGenerated(await generatedFiles(document, readOperationFiles(root)), root);
  const pathOf = (folder: string, file: string) => join(root, folder, 'generated', file);
  put('mf-donate/src/api', { endpoints: ['listProjects'] });
  put('mf-mate/src/api', { endpoints: ['getTicketSale'] });
  put('mf-mate/src/chart/api', { endpoints: ['listDonors'] });
  await generate();
  const before = statSync(pathOf('mf-donate/src/api', 'endpoints.ts')).ino;

  put('mf-mate/src/api', { requests: ['streamTicketAvailability'] });
  rmSync(join(root, 'mf-mate/src/chart/api/operations.json'));
  await generate();
  expect(statSync(pathOf('mf-donate/src/api', 'endpoints.ts')).ino).toBe(before);
  expect(readFileSync(pathOf('mf-mate/src/api', 'api.json'), 'utf8')).toContain('streamTicketAvailability');
  expect(existsSync(pathOf('mf-mate/src/api', 'endpoints.ts'))).toBe(false);
  expect(existsSync(join(root, 'mf-mate/src/chart/api/generated'))).toBe(false);
});
