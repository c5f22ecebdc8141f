import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patient } from './federation';
import { patchDependency } from './patch';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'school-patch-'));
  mkdirSync(join(root, 'dependency'));
  writeFileSync(join(root, 'dependency/index.js'), 'export const version = "1.0.0";');
  writeFileSync(
    join(root, 'main.js'),
    'import { version } from "./dependency/index.js"; console.log(version);',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a program that includes the dependency, with a patch. */
async function buildWith(files: RegExp, pattern: string): Promise<string> {
  const patch = patchDependency({ name: 'patch', files, change: (code) => code.replace(pattern, '2.0.0') });
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [patch],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  return JSON.stringify(result);
}

describe('a patch of a dependency', () => {
  it('is applied to the build', async () => {
    expect(await buildWith(/dependency\/index\.js$/, '1.0.0')).toContain('2.0.0');
  });

  it('fails the build when its file is missing', async () => {
    await expect(buildWith(/dependency\/lib\.js$/, '1.0.0')).rejects.toThrow(
      'patch changes nothing: no file of the build matches',
    );
  });

  it('fails the build when its pattern is missing', async () => {
    await expect(buildWith(/dependency\/index\.js$/, '1.1.0')).rejects.toThrow(
      'patch changes nothing: its pattern is not in',
    );
  });
});

it('fails the build when the federation plugin has no step to wait in', () => {
  expect(() => patient([{ name: 'other' }])).toThrow('The federation plugin no longer has the step parseEnd');
});
