import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backendRoot } from './folders';

it('is the only module that reads the time', () => {
  const source = join(backendRoot, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const readers = files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /Date\.now\(|new Date\(\)/.test(readFileSync(join(source, name), 'utf8')));
  expect(readers).toEqual(['platform/core/clock.ts']);
});
