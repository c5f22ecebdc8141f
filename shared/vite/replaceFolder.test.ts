import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { putBack, replaceFolder } from './replaceFolder';

let root: string;
let target: string;
let draft: string;
let aside: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-'));
  [target, draft, aside] = [join(root, 'dist'), join(root, 'dist.part'), join(root, 'dist.part.old')];
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function build(folder: string, text: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'app.json'), text);
}

const inForce = () => readFileSync(join(target, 'app.json'), 'utf8');

it('replaces the last build, or none, and leaves nothing else', async () => {
  for (const text of ['first', 'second']) {
    build(draft, text);
    await replaceFolder(target, draft, aside);
    expect(inForce()).toBe(text);
    expect(readdirSync(root)).toEqual(['dist']);
  }
});

it('keeps the last build when the new one cannot replace it', async () => {
  build(target, 'last');
  await expect(replaceFolder(target, draft, aside)).rejects.toThrow('ENOENT');
  expect(inForce()).toBe('last');
});

it('restores the last build after an interrupted replacement', async () => {
  build(aside, 'last');
  await putBack(target, aside);
  expect(inForce()).toBe('last');
});

it('does not overwrite a complete build on restore', async () => {
  build(aside, 'older');
  build(target, 'new');
  await putBack(target, aside);
  expect(inForce()).toBe('new');
  build(draft, 'newest');
  await replaceFolder(target, draft, aside);
  expect(inForce()).toBe('newest');
  expect(readdirSync(root)).toEqual(['dist']);
});
