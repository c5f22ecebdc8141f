import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const namesIn = (path: string, name: RegExp) => [...read(path).matchAll(name)].map(([, found = '']) => found);

it('.env.example lists each variable of the site and the API once', () => {
  const property = /^ +([A-Z][A-Z0-9_]+): /gm;
  const variables = new Set([
    ...namesIn('backend/src/platform/config/envSchema.ts', property),
    ...namesIn('shell/workspace/settings.ts', property),
  ]);
  expect(variables.size).toBeGreaterThan(50);
  expect(namesIn('.env.example', /^# ([A-Z0-9_]+)=/gm).toSorted()).toEqual([...variables].toSorted());
});
