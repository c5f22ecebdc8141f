import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { buildTargets } from './browserLine';
import { compiledAhead } from './compiledAhead';
import { hostFederation, remoteFederation } from './federation';
import { madeFiles } from './madeFiles';
import { patchDependency } from './patch';
import { smallPreloader } from './preloader';
import { styleIds } from './styleIds';

/** Where an app is built to; the folder is deployed as it is. */
export const OUT_DIR = 'dist';
/** The part of it that runs on the server and is never served. */
export const SERVER_DIR = 'server';
/** The render module in it. */
export const RENDER_MODULE = 'render.mjs';

/**
 * What every build of the site has in common. The base is relative, so a built folder may lie at any address.
 * Class names agree between the builds for browser and server by ids made of file paths (`styleIds`).
 */
const common = {
  base: './',
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true, namespace: 's' } } },
} satisfies UserConfig;

/**
 * The router makes contexts and names components at its top level, unmarked, so a bundler must keep them and all that
 * hangs on them. Marked, a third of it falls away: nothing of the site uses its data routers.
 */
function pureRouter(): Plugin {
  return patchDependency({
    name: 'school:pure-router',
    files: /react-router\/dist\/.*\.mjs$/,
    change: (code) =>
      code
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
  });
}

/**
 * styled-components brings the rules for vendor prefixes along and uses them only when told to, which nothing here
 * does: the browsers that the build is for need none.
 */
function withoutPrefixes(): Plugin {
  return patchDependency({
    name: 'school:without-prefixes',
    files: /stylis\/src\/Prefixer\.js$/,
    change: (code) => {
      if (!/export function prefix\b/.test(code)) return code;
      return 'export const prefix = (value) => value;';
    },
  });
}

/**
 * React makes a few errors as it starts, which it tells by who they are and shows to nobody. Each notes where it was
 * made, for which a browser that is being measured, or looked into, parses all of React once more: without a place to
 * note they cost nothing.
 */
function placelessSentinels(): Plugin {
  return patchDependency({
    name: 'school:placeless-sentinels',
    files: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    change: (code) =>
      code.replace(
        /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
        '$1Object.create(Error.prototype, { message: { value: $2 } })',
      ),
  });
}

const browser = {
  target: buildTargets(),
  outDir: OUT_DIR,
  manifest: true,
  modulePreload: { polyfill: false },
  // What is read and not used is left out, such as hooks of endpoints that a feature does not call.
  rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
} satisfies UserConfig['build'];

export interface RemoteOptions {
  /** The app's name, such as `mf-donate`. */
  readonly name: string;
  /** The app's folder. */
  readonly root: string;
  /** Modules that a page needs together, by the name of their chunk: where many are small, they are mostly headers. */
  readonly together?: Readonly<Record<string, RegExp>>;
  /** How many parts must use a module of shared for it to be in the kit; 4 unless an app has many parts. */
  readonly kitFrom?: number;
}

/** The build of a remote for the browser. */
export function remoteConfig(options: RemoteOptions): UserConfig {
  const { name, root } = options;
  return {
    ...common,
    plugins: [react(), styleIds(), remoteFederation(name, root), madeFiles(), smallPreloader()],
    build: {
      ...browser,
      rolldownOptions: {
        ...browser.rolldownOptions,
        input: 'src/lifecycles.ts',
        output: { ...chunkNames, codeSplitting: { groups: chunksOf(options) } },
      },
    },
  };
}

/** The build of the shell for the browser. */
export function shellConfig(): UserConfig {
  return {
    ...common,
    plugins: [
      react(),
      styleIds(),
      pureRouter(),
      withoutPrefixes(),
      placelessSentinels(),
      hostFederation(),
      smallPreloader(),
    ],
    build: {
      ...browser,
      // What its late parts import is on the page already, or one small file: nothing is gained by asking ahead for it.
      modulePreload: false,
      rolldownOptions: {
        ...browser.rolldownOptions,
        input: 'src/main.ts',
        output: {
          ...chunkNames,
          postBanner: compiledAhead,
          codeSplitting: { groups: [startOf('theme/tokens/')] },
        },
      },
    },
  };
}

/** A remote by itself on a dev server: no federation, everything from source. */
export function aloneConfig(): UserConfig {
  return { ...common, plugins: [react(), styleIds(), madeFiles()] };
}

/** The build of an app's render module: plain, without federation, and complete in itself. */
export function renderConfig(): UserConfig {
  return {
    ...common,
    plugins: [react(), styleIds()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/render.ts',
      target: 'node20',
      outDir: `${OUT_DIR}/${SERVER_DIR}`,
      emptyOutDir: false,
      // `.mjs`, because no package.json lies beside them in a site store to say that they are modules.
      rolldownOptions: {
        output: { entryFileNames: RENDER_MODULE, chunkFileNames: 'assets/[name]-[hash].mjs' },
      },
    },
  };
}

const chunkNames = {
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${shortName(name)}-[hash].js`,
};

/**
 * What any start needs of the bundler and the federation, what an app's routes and pages both call its pages, and of
 * shared: each alone is mostly headers.
 * @param shared modules of shared, as the source of a regular expression
 */
const startOf = (shared: string) => ({
  name: 'start',
  test: new RegExp(
    [
      '@module-federation/(?:runtime|runtime-core|sdk|error-codes)/',
      'vite/preload-helper',
      String.raw`mf-\w+/src/content/heads`,
      `shared/src/(?:${shared})`,
    ].join('|'),
  ),
});

/**
 * What several pages take from shared is one chunk: many small ones compress worse and are fetched one by one. What a
 * first visit does not need stays apart: the generators of the drawings with their palette, whatever forms are made of and
 * check with, the API, which the shell loads when the first part that asks it is imported, and what staff edit, which is
 * mostly words of parts that stay as they came.
 */
const chunksOf = ({ together = {}, kitFrom = 4 }: RemoteOptions) => [
  // What routes say of their pages is no reason to load the kit.
  startOf(String.raw`site|schemas/\w+/(?:labels|lesson(?:Labels|Options))`),
  { name: 'shares', test: /^(?!.*api__loadShare).*loadShare/s },
  {
    name: 'kit',
    test: /^(?!.*api__loadShare).*(?:shared\/src\/(?!api|stream|art\/|palette|ui\/field|form|schemas|format|content|people|tickets\/event|competition\/facts))/s,
    minShareCount: kitFrom,
  },
  // Where drawings go: a page whose drawings stay as they came needs none of it.
  { name: 'art', test: /shared\/src\/art\/(?!draw)/, minShareCount: kitFrom },
  { name: 'fields', test: /shared\/src\/ui\/field/, minShareCount: 3 },
  ...Object.entries(together).map(([name, test]) => ({ name, test })),
];

/** `_virtual_mf…loadShare__react_mf_2_dom__loadShare__.js` is a long way to say `share-react-dom`. */
function shortName(name: string): string {
  const shared = /loadShare__(.+?)__loadShare__/.exec(name)?.[1];
  const plain = shared ? `share-${shared.replace(/mf_\d_/g, '')}` : name.replace(/^_virtual_mf-?|__.*$/g, '');
  return plain.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '') || 'chunk';
}
