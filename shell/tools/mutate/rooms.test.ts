import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../../workspace/workspace';
import type { AcceptedSurvivor } from './mutant';
import { NEVER_MUTATED, ROOMS } from './rooms';

const found = (pattern: string, ignore: string[] = []) => globSync(pattern, { cwd: WORKSPACE, ignore });

describe.each(Object.entries(ROOMS))('%s', (_name, { files, tests }) => {
  it.each(files)('%s names files', (pattern) => {
    expect(found(pattern, NEVER_MUTATED)).not.toEqual([]);
  });

  it.each(tests)('%s names tests', (path) => {
    const pattern = path.endsWith('.ts') || path.endsWith('.tsx') ? path : `${path}/**/*.test.{ts,tsx}`;
    expect(found(pattern)).not.toEqual([]);
  });
});

const accepted = JSON.parse(
  readFileSync(join(import.meta.dirname, 'survivors.json'), 'utf8'),
) as AcceptedSurvivor[];

it('accepts survivors with a reason, and only of lines that there still are', () => {
  for (const { file, from, to, reason } of accepted) {
    const lines = readFileSync(join(WORKSPACE, file), 'utf8').split('\n');
    expect(lines.map((line) => line.trim())).toContain(from);
    expect(to).not.toBe(from);
    expect(reason).toMatch(/\w+ \w+/);
  }
});
