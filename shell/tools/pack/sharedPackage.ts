import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { run } from '../../workspace/processes';
import { WORKSPACE } from '../../workspace/workspace';
import { readPackage, refuseUndeclared, versionsOf, type Versions } from './packages';

/** One copy of each of these is on a page and in a render module. */
const PEERS = ['react', 'react-dom', 'styled-components'];
/** Used by the build, and declared in the root of the workspace. */
const BUILD = [
  '@mdn/browser-compat-data',
  '@module-federation/runtime',
  '@module-federation/vite',
  '@vitejs/plugin-react',
  'esbuild',
  'rolldown',
  'tinyglobby',
  'tsx',
  'vite',
];
/** Used by types, and by what only tests of a remote import. */
const OPTIONAL = ['@testing-library/react', '@types/react', '@types/react-dom', 'vitest'];

const FOLDERS = ['src', 'vite', 'pictures', 'fonts', 'alone'];
/** Tests, what only tests of this workspace use, and files of its tools. */
const LEFT_OUT = /\.test\.tsx?$|(?:^|\/)(?:project\.json|uploadForm\.tsx|htmlFaults\.ts)$/;
const EMITTED = ['src', 'vite', 'alone'];

/** Writes the package of `shared` to a folder: sources, which the build of a remote compiles, and their types. */
export async function writeSharedPackage(target: string): Promise<void> {
  const source = join(WORKSPACE, 'shared');
  for (const folder of FOLDERS)
    for (const file of await filesBelow(join(source, folder)))
      if (!LEFT_OUT.test(file)) await copy(join(source, folder, file), join(target, folder, file));
  for (const file of ['README.md', 'CHANGELOG.md']) await copy(join(source, file), join(target, file));
  await copy(join(WORKSPACE, '.browserslistrc'), join(target, '.browserslistrc'));
  await emitTypes(source, target);

  const own = await readPackage(source);
  const all = { ...own.devDependencies, ...own.dependencies };
  const peers = Object.fromEntries(PEERS.map((name) => [name, `^${all[name]}`]));
  // The apps that pay choose the version of the payment service's library.
  const optional = { ...(await versionsOf(OPTIONAL)), 'flutterwave-react-v3': '*' };
  const dependencies: Versions = { ...all, ...(await versionsOf(BUILD)) };
  for (const name of PEERS) delete dependencies[name];
  const { name, version, type, sideEffects, exports = {} } = own;
  const packed = {
    name,
    version,
    type,
    sideEffects,
    files: [...FOLDERS, 'types', '.browserslistrc', 'CHANGELOG.md'],
    exports: { ...(await exportsOf(target, exports)), './package.json': './package.json' },
    dependencies,
    peerDependencies: { ...peers, ...optional },
    peerDependenciesMeta: Object.fromEntries(Object.keys(optional).map((each) => [each, { optional: true }])),
    engines: { node: '>=20.19.0' },
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  await refuseUndeclared(target, packed);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}

/** Entries for tests of this workspace have no file in the package. */
async function exportsOf(target: string, exports: Readonly<Record<string, string>>): Promise<object> {
  const packed = new Set((await filesBelow(target)).map((file) => `./${file}`));
  const typed = (file: string) => file.replace(/^\.\//, './types/').replace(/\.tsx?$/, '.d.ts');
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([, file]) => file.includes('*') || packed.has(file))
      .map(([entry, file]) => [entry, { types: typed(file), default: file }]),
  );
}

async function emitTypes(source: string, target: string): Promise<void> {
  const config = join(target, 'tsconfig.json');
  const settings = {
    extends: join(WORKSPACE, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: 'types',
    },
    include: [...EMITTED.map((folder) => join(source, folder)), join(source, 'fonts/*.d.ts')],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/uploadForm.tsx'].map((file) => join(source, file)),
  };
  await writeFile(config, JSON.stringify(settings));
  await run(join(WORKSPACE, 'node_modules/.bin/tsc'), ['-p', config]);
}
