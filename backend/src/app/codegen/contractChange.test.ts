import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../../platform/core/folders';
import { apiDocument } from './apiDocument';
import { generatedFiles } from './generatedFiles';
import type { OpenApiDocument } from './openApi';
import { readOperationFiles } from './operationFiles';
import { writeGenerated } from './writeGenerated';

/** A copy of an app as it is committed, without generated files. */
let root: string;

beforeAll(() => {
  mkdirSync(join(repositoryRoot, '.test'), { recursive: true });
  // In the workspace, so that it finds the installed packages.
  root = mkdtempSync(join(repositoryRoot, '.test/contract-'));
  cpSync(join(repositoryRoot, 'mf-donate/src'), join(root, 'mf-donate/src'), {
    recursive: true,
    filter: (path) => basename(path) !== 'generated' && !/\.test\.tsx?$/.test(path),
  });
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{ "extends": "../../tsconfig.base.json", "include": ["mf-donate/src/figures"] }',
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Returns the type errors of the app, generated for a document. */
async function faultsWith(document: OpenApiDocument): Promise<string[]> {
  writeGenerated(await generatedFiles(document, readOperationFiles(root)), root);
  return new Promise((done) => {
    execFile(join(repositoryRoot, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: root }, (_, said) =>
      done(said.split('\n').filter((line) => line.includes('error TS'))),
    );
  });
}

it('fails the type check of an app when a property that it reads is renamed', async () => {
  const changed = JSON.stringify(apiDocument()).replaceAll('"raised"', '"collected"');
  const faults = await faultsWith(JSON.parse(changed) as OpenApiDocument);
  expect(faults).toContainEqual(
    expect.stringMatching(/^mf-donate\/src\/.+: error TS2339: Property 'raised' does not exist/),
  );
  expect(faults.filter((fault) => !/'(raised|collected)'/.test(fault))).toEqual([]);
});
