import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from '../codegen/generatedFiles';
import { backendRoot, repositoryRoot } from '../core/folders';
import { openApiDocument } from './openapiDocument';

// When this fails: `npm run codegen`, and commit what it writes.

it('keeps openapi.json as the routes are', () => {
  expect(readFileSync(join(backendRoot, 'openapi.json'), 'utf8')).toBe(openApiDocument());
});

const files = await generatedFiles();

it.each([...files.keys()].map((path) => relative(repositoryRoot, path)))(
  'keeps %s as openapi.json and the feature’s list of operations are',
  (path) => {
    expect(readFileSync(join(repositoryRoot, path), 'utf8')).toBe(files.get(join(repositoryRoot, path)));
  },
);
