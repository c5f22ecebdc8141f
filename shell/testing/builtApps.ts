import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AppManifest } from '@school/shared/contract/manifest';
import { CONTRACT_VERSION, publicAccess, type RouteEntry } from '@school/shared/contract';

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a route as an app publishes it. */
export function routeEntry(path: string, changes: Partial<RouteEntry> = {}): RouteEntry {
  return {
    id: path,
    path,
    page: './Page.tsx',
    title: `Title of ${path}`,
    description: `Description of ${path}`,
    frame: 'site',
    access: publicAccess,
    prerender: true,
    ...changes,
  };
}

export interface BuiltRemote {
  readonly name: string;
  readonly routes: readonly RouteEntry[];
  /** Text in the HTML of each page. */
  readonly words?: string;
  /** The error that rendering a page throws. */
  readonly fails?: string;
  /** The source of a function that renders a page. */
  readonly render?: string;
  /** The source of a function that returns a page's title. */
  readonly heads?: string;
  /** The source of a function that generates files from published content. */
  readonly makes?: string;
  /** Code that its render module runs on load. */
  readonly start?: string;
  readonly contract?: number;
  /** Pictures by page, each a file of the build. */
  readonly pictures?: AppManifest['pictures'];
  /** The names that it imports of the shell's packages; undefined for a build without this list. */
  readonly needs?: Readonly<Record<string, string[]>>;
  /** The ranges of versions that it asks for of these packages. */
  readonly versions?: Readonly<Record<string, string>>;
  /** The document of what it uses of the API. */
  readonly api?: object;
  /** Additional files of the build, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Creates the build of a small remote in its own folder. */
export function builtRemote({
  name,
  routes,
  words = name,
  fails,
  render = fails
    ? `() => { throw new Error(${JSON.stringify(fails)}) }`
    : `async ({ path }) => ({ html: '<h1>${words} at ' + path + '</h1>', css: '' })`,
  heads = '() => undefined',
  makes = '() => ({})',
  start = '',
  contract,
  pictures = {},
  needs,
  versions,
  api,
  files = {},
}: BuiltRemote): string {
  return builtApp({
    'app.json': JSON.stringify({
      name,
      contract: contract ?? CONTRACT_VERSION,
      entry: 'remoteEntry.js',
      routes,
      preloads: { './Page.tsx': ['remoteEntry.js', 'assets/Page.js'] },
      pictures,
      ...((needs || api) && { needs: { packages: needs ?? {}, versions, ...(api && { api: API_FILE }) } }),
    }),
    ...(api && { [API_FILE]: JSON.stringify(api) }),
    ...Object.fromEntries(Object.values(pictures).map(({ file, alt }) => [file, alt])),
    ...files,
    'remoteEntry.js': `export const words = ${JSON.stringify(words)};`,
    'assets/Page.js': `export const page = '${'la '.repeat(400)}';`,
    'server/render.mjs': `${start}
export const renderer = { routes: [], pages: {}, render: ${render}, head: ${heads}, files: ${makes} };`,
  });
}

/** Creates the build of a small shell, with optional additional files. Its frame lists the links of apps at `%links%`. */
export function builtShell(
  words = 'School',
  files: Readonly<Record<string, string>> = {},
  frame = `<header>${words}</header><main><!--app--></main>`,
  provides?: Readonly<Record<string, string[]>>,
  versions?: Readonly<Record<string, string>>,
): string {
  return builtApp({
    ...files,
    'app.json': JSON.stringify({
      name: 'shell',
      contract: CONTRACT_VERSION,
      entry: 'assets/main.js',
      routes: [],
      preloads: { './main.ts': ['assets/main.js'] },
      ...(provides && { provides: { packages: provides, versions } }),
    }),
    'assets/main.js': `console.log(${JSON.stringify(words)});`,
    'server/render.mjs': `export const shellRenderer = {
      head: (base) => ({ links: '<link rel="icon" href="' + base + 'mark.svg">', css: '' }),
      frame: async ({ links }) => {
        const listed = links.map(({ label, to }) => label + ' ' + to).join(', ');
        return { html: ${JSON.stringify(frame)}.replace('%links%', listed), css: '' };
      },
    };`,
  });
}

/** Creates the build of the backend with its API document. */
export function builtBackend(document: object): string {
  return builtApp({ 'main.js': '', 'openapi.json': JSON.stringify(document) });
}

/** Creates a small build that no app has made. */
export const smallFolder = () => builtApp({ 'app.json': '{}', 'assets/a.js': 'a' });

const API_FILE = 'server/api.json';

function builtApp(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
