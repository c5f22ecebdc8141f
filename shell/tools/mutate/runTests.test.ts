import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WORKSPACE } from '../../workspace/workspace';
import { mutantOf } from './mutant';
import { passes, passesWith } from './runTests';

const code = 'export const isFull = (seats: number) => seats > 8;\n';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'school-mutate-'));
  symlinkSync(join(WORKSPACE, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'seats.ts'), code);
  const head = "import { expect, it } from 'vitest';\nimport { isFull } from './seats';\n";
  const isRefused = "it('is full', () => expect(isFull(9)).toBe(true));\n";
  writeFileSync(join(root, 'seats.test.ts'), `${head}${isRefused}`);
  writeFileSync(join(root, 'endless.test.ts'), `${head}it('ends', () => { while (isFull(9)); });\n`);
});
afterAll(() => rmSync(root, { recursive: true }));

/** The mutant that has another text in place of `>`. */
const mutantWith = (replacement: string) => {
  const start = code.lastIndexOf('>');
  return mutantOf('seats', 'seats.ts', code, { kind: 'operator', start, end: start + 1, replacement });
};

it('notices a mutant by a test that fails, and restores the file', async () => {
  expect(await passesWith(root, mutantWith('<'), ['seats.test.ts'])).toBe(false);
  expect(readFileSync(join(root, 'seats.ts'), 'utf8')).toBe(code);
  expect(await passesWith(root, mutantWith('>='), ['seats.test.ts'])).toBe(true);
});

it('counts tests that do not end as failed', async () => {
  expect(await passes(root, ['endless.test.ts'], { longestMs: 3_000 })).toBe(false);
});
