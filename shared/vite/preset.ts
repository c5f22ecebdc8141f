import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { buildTargets } from './browserLine';
import { compiledAhead } from './compiledAhead';
import { hostFederation, remoteFederation } from './federation';
import { madeFiles } from './madeFiles';
import { patchDependency } from './patch';
import { smallPreloader } from './preloader';
import { styleIds } from './styleIds';
import { withoutDescriptions } from './withoutDescriptions';

/** An app's output folder, which is deployed as it is. */
export const OUT_DIR = 'dist';
/** The server-side part of it, which is never served. */
export const SERVER_DIR = 'server';
/** The render module in it. */
export const RENDER_MODULE = 'render.mjs';

/**
 * Settings of every build. The relative base lets a built folder be served from any URL. Class names match between
 * browser and server builds because ids are made from file paths (`styleIds`).
 */
const common = {
  base: './',
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true, namespace: 's' } } },
} satisfies UserConfig;

/**
 * Marks the router's top-level calls as pure, so that the bundler can remove a third of it: nothing on the site uses
 * data routers.
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

/** Removes the vendor prefix rules of styled-components, which the supported browsers do not need. */
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
 * Makes React's sentinel errors without stack traces. They are compared by identity and never shown, but recording
 * their stacks makes a profiled browser parse React once more.
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
  modulePreload: {
    polyfill: false,
    // What the routes import themselves is on the page before any other chunk is asked for.
    resolveDependencies: (_file, chunks) =>
      chunks.filter((chunk) => !/\/(?:start|shares)-[^/]+$/.test(chunk)),
  },
  // Drops unused property reads, such as hooks of endpoints that a feature does not call.
  rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
} satisfies UserConfig['build'];

export interface RemoteOptions {
  /** The app's name, such as `mf-donate`. */
  readonly name: string;
  /** The app's folder. */
  readonly root: string;
  /** Modules that a page needs together, by chunk name. Many small files would be mostly headers. */
  readonly together?: Readonly<Record<string, RegExp>>;
  /** How many importers move a module of shared to the kit chunk; 4 by default, more for apps with many parts. */
  readonly kitFrom?: number;
}

/** Returns the browser build of a remote. */
export function remoteConfig(options: RemoteOptions): UserConfig {
  const { name, root } = options;
  return {
    ...common,
    plugins: [
      react(),
      styleIds(),
      withoutDescriptions(),
      remoteFederation(name, root),
      madeFiles(),
      smallPreloader(),
    ],
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

/** Returns the browser build of the shell. */
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
      // Late parts import what is already loaded or one small file, so preloading gains nothing.
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

/** Returns the dev server of a remote alone, from source without federation. */
export function aloneConfig(): UserConfig {
  return { ...common, plugins: [react(), styleIds(), madeFiles()] };
}

/** Returns the build of an app's render module: a single bundle without federation. */
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
      // `.mjs`, because a site store has no package.json that declares the module type.
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
 * The chunk of what every start needs of the bundler, federation and shared, and what routes and pages of an app share.
 * Separate files would be mostly headers.
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
 * Combines modules of shared that several pages use into one chunk, because many small ones compress worse. Code that a
 * first visit does not need stays separate: generators of drawings, form code, the API, which loads on first use, and
 * editable texts.
 */
const chunksOf = ({ together = {}, kitFrom = 4 }: RemoteOptions) => [
  // Importing routes must not load the kit.
  startOf(String.raw`site|schemas/lessons/lesson(?:Labels|Options)`),
  { name: 'shares', test: /^(?!.*api__loadShare).*loadShare/s },
  {
    name: 'kit',
    test: /^(?!.*api__loadShare).*(?:shared\/src\/(?!api|stream|art\/|palette|ui\/field|form|staff|schemas|format|content|people|tickets\/event|competition\/facts))/s,
    minShareCount: kitFrom,
  },
  // Pages with static drawings load none of this.
  { name: 'art', test: /shared\/src\/art\/(?!draw)/, minShareCount: kitFrom },
  { name: 'fields', test: /shared\/src\/ui\/field/, minShareCount: 3 },
  ...Object.entries(together).map(([name, test]) => ({ name, test })),
];

/** Shortens `_virtual_mf…loadShare__react_mf_2_dom__loadShare__.js` to `share-react-dom`. */
function shortName(name: string): string {
  const shared = /loadShare__(.+?)__loadShare__/.exec(name)?.[1];
  const plain = shared ? `share-${shared.replace(/mf_\d_/g, '')}` : name.replace(/^_virtual_mf-?|__.*$/g, '');
  return plain.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '') || 'chunk';
}
