import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { importsOf } from '../nx/moduleImports';
import { WORKSPACE } from '../../workspace/workspace';
import { readPackage, refuseUndeclared, versionsOf } from './packages';

const BIN = 'shell/tools/school/bin.mjs';
/** Modules that no import leads to: the command itself, and the start of the threads that render pages. */
const ENTRIES = [BIN, 'shell/tools/school/school.ts', 'shell/release/compose/threadStart.mjs'];
/** What the generator copies. */
const TEMPLATES = ['shell/tools/generator/templates', 'shell/tools/generator/outside'];
/** Declared in the root of the workspace. */
const ROOT = ['rolldown', 'tinyglobby', 'tsx', 'vite'];
/** What a new remote installs besides. */
const FOR_REMOTES = ['@types/node', '@types/react', '@types/react-dom', 'vite', 'vitest'];
/** The compiler of the workspace, under another name than its own. */
const COMPILER = '@typescript/native';

/** Writes the package with the command `school` to a folder: the modules of the shell that it reaches, and no others. */
export async function writeToolsPackage(target: string): Promise<void> {
  const files = closureOf(ENTRIES);
  for (const folder of TEMPLATES)
    for (const file of await filesBelow(join(WORKSPACE, folder))) files.push(join(folder, file));
  for (const file of files) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(WORKSPACE, file), join(target, file));
  }
  await chmod(join(target, BIN), 0o755);
  await cp(join(WORKSPACE, 'shared/CHANGELOG.md'), join(target, 'CHANGELOG.md'));

  const [shell, shared] = await Promise.all(
    ['shell', 'shared'].map((folder) => readPackage(join(WORKSPACE, folder))),
  );
  const used = usedPackages(files);
  const own = Object.entries(shell?.dependencies ?? {}).filter(([name]) => used.has(name));
  const packed = {
    name: '@school/tools',
    version: shared?.version ?? '',
    type: 'module',
    bin: { school: BIN },
    files: ['shell', 'CHANGELOG.md'],
    dependencies: {
      ...Object.fromEntries(own),
      ...(await versionsOf(ROOT)),
      '@school/shared': shared?.version ?? '',
    },
    engines: { node: '>=20.19.0' },
    /** For `school new`. */
    versions: {
      ...(await versionsOf(FOR_REMOTES)),
      typescript: (await versionsOf([COMPILER]))[COMPILER]?.replace('npm:typescript@', ''),
      '@school/shared': shared?.version,
      '@school/tools': shared?.version,
    },
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  await refuseUndeclared(target, packed);
}

/** Returns all files of the workspace that some modules import, themselves included. */
function closureOf(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue;
    for (const { specifier, isType } of importsOf(join(WORKSPACE, file)))
      if (specifier.startsWith('.') && !isType) waiting.push(fileOf(join(dirname(file), specifier)));
  }
  return [...found].sort();
}

function fileOf(module: string): string {
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].find((end) => {
    const file = join(WORKSPACE, module + end);
    return /\.\w+$/.test(module + end) && existsSync(file);
  });
  if (found === undefined) throw new Error(`There is no module ${module}`);
  return relative(WORKSPACE, join(WORKSPACE, module + found));
}

function usedPackages(files: readonly string[]): ReadonlySet<string> {
  const modules = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const specifiers = modules.flatMap((file) =>
    importsOf(join(WORKSPACE, file))
      .filter((it) => !it.isType)
      .map((it) => it.specifier),
  );
  return new Set(
    specifiers.map((it) =>
      it
        .split('/')
        .slice(0, it.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
}
