import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backendRoot } from '../core/folders';
import { generateClient, generatedFile } from './generateClient';
import { openApiDocument } from './openapiDocument';

// When this fails: `npm run codegen -w @school/backend`, and commit what it writes.

it('keeps openapi.json as the routes are', () => {
  expect(readFileSync(join(backendRoot, 'openapi.json'), 'utf8')).toBe(openApiDocument());
});

it('keeps the generated client as openapi.json is', async () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(await generateClient());
});
