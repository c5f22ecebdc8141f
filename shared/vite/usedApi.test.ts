import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeUsedApi } from './usedApi';

function app(files: Readonly<Record<string, object>>): string {
  const root = mkdtempSync(join(tmpdir(), 'school-used-api-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  }
  return root;
}

const uses = (path: string) => ({ openapi: '3.1.0', paths: { [path]: { get: {} } } });

test('joins the documents of all features of an app', async () => {
  const root = app({
    'src/api/operations.json': {},
    'src/api/generated/api.json': uses('/projects'),
    'src/wall/api/operations.json': {},
    'src/wall/api/generated/api.json': uses('/donors'),
  });
  const file = await writeUsedApi(root, join(root, 'dist'));
  expect(JSON.parse(readFileSync(join(root, 'dist', file ?? ''), 'utf8'))).toEqual({
    openapi: '3.1.0',
    paths: { '/projects': { get: {} }, '/donors': { get: {} } },
  });
});

test('writes nothing for an app without a list of operations', async () => {
  const root = app({ 'src/app.json': {} });
  expect(await writeUsedApi(root, join(root, 'dist'))).toBeUndefined();
});

test('refuses an app with a feature that has not been generated, because a deploy would not compare it', async () => {
  const root = app({ 'src/api/operations.json': {} });
  await expect(writeUsedApi(root, join(root, 'dist'))).rejects.toThrow(
    'src/api/operations.json: its endpoints are not generated; run npm run codegen',
  );
});
