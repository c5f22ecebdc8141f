import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import type { Plugin, PluginOption } from 'vite';
import { patchDependency } from './patch';
import { API, PROVIDED } from './provided';
import { recordNeeds } from './recordNeeds';

/** The module that every remote exposes, as the shell asks for it. */
const LIFECYCLES = './lifecycles';

/** Names of federation containers are identifiers; names of apps are not. */
function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

const common = { shareStrategy: 'loaded-first', dts: false, manifest: true } as const;

/**
 * Snapshots serve remotes that are loaded by their manifest, preloading and developer tools; entries are loaded
 * directly here, and a page's chunks are preloaded by its HTML. Leaving them out makes a first visit lighter. The
 * dev server needs them.
 */
function withoutSnapshots(): PluginOption {
  return {
    name: 'school:without-snapshots',
    apply: 'build',
    config: () => ({ define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' } }),
  };
}

/** The host's runtime wants to know its own version, and brings its whole package.json along for that. */
function versionAlone(): PluginOption {
  return patchDependency({
    name: 'school:version-alone',
    files: /injectExternalRuntimeCorePlugin\.js$/,
    change: (code) =>
      code.replace(
        /import (\w+) from ("[^"]+\/package\.json")[^;]*;/,
        'import { version } from $2; const $1 = { version };',
      ),
  });
}

/**
 * Once it believes to have seen all modules, the federation plugin drops the exports of shared packages that none of
 * them names. It knows of a module only when the bundler begins with it, and after ten idle milliseconds believes to
 * be done: on a busy machine too early, and needed exports are missing. So each module brings along the names of those
 * that it imports.
 */
export function patient(container: Plugin[]): Plugin[] {
  if (!container.some(({ name, moduleParsed }) => name === 'parseEnd' && typeof moduleParsed === 'function'))
    throw new Error(
      'The federation plugin has no step parseEnd any more, which is made to wait for all modules',
    );
  return container.map((plugin) => {
    const { moduleParsed } = plugin;
    if (plugin.name !== 'parseEnd' || typeof moduleParsed !== 'function') return plugin;
    return {
      ...plugin,
      moduleParsed(module) {
        const following = {
          importedIdResolutions: module.importedIds.map(inside),
          dynamicallyImportedIdResolutions: module.dynamicallyImportedIds.map(inside),
        };
        return moduleParsed.call(this, Object.assign(module, following));
      },
    };
  });
}

function inside(id: string) {
  return { id, external: false };
}

/**
 * The federation plugin keeps what lazy imports are called through in a file of its own, so that no start waits for
 * another. It needs nothing, and nor does the start that it goes with here: a file less on every first visit, twice.
 */
function preloaderWithStart(): Plugin {
  return {
    name: 'school:preloader-with-start',
    config: {
      order: 'post',
      handler({ build }) {
        for (const { output } of [build?.rolldownOptions, build?.rollupOptions].filter((one) => !!one)) {
          for (const { codeSplitting } of [output].flat().filter((one) => !!one)) {
            if (typeof codeSplitting !== 'object' || !codeSplitting.groups) continue;
            codeSplitting.groups = codeSplitting.groups.filter(({ name }) => name !== 'vite-preload-helper');
          }
        }
      },
    },
  };
}

/** The shell's side: provides the shared packages and the federation runtime; learns its remotes at run time. */
export function hostFederation(): PluginOption {
  return [
    withoutSnapshots(),
    versionAlone(),
    apiWhenNeeded(),
    patient(hostContainer()),
    preloaderWithStart(),
    withoutPendingShares(),
  ];
}

/**
 * Before its start, the host asks for a module that loads the shared packages which nothing has loaded by then. Here
 * the start brings all of them: that module's list is empty, and a first visit need not fetch it.
 */
function withoutPendingShares(): PluginOption {
  const unasked = patchDependency({
    name: 'school:without-pending-shares',
    files: /shell\/src\/main\.ts$/,
    change: (code) =>
      code.replace(/const (\w+) = await import\([^)]+pendingShares[^;]+;\s*if \(\1 [^;]+;/, ''),
  });
  return [
    // The federation plugin puts the question there, as one of the normal plugins.
    { ...unasked, enforce: 'post' },
    {
      name: 'school:no-pending-shares',
      apply: 'build',
      transform: {
        filter: { id: /pendingShares/ },
        handler(code) {
          if (!/PendingShareImports = \[\];/.test(code))
            this.error('Shared packages wait to be loaded: school:without-pending-shares leaves them out');
          return null;
        },
      },
    },
  ];
}

/**
 * The federation plugin starts the host with every shared package that the host's own code imports, however late.
 * The base API is needed late or never: the shell's code imports its file, which is the same module.
 */
function apiWhenNeeded(): PluginOption {
  const file = fileURLToPath(new URL('../src/api/index.ts', import.meta.url));
  return {
    name: 'school:api-when-needed',
    enforce: 'pre',
    resolveId: (source, importer) => (source === API && importer?.includes('/shell/src/') ? file : null),
  };
}

function hostContainer(): Plugin[] {
  return federation({
    ...common,
    name: 'shell',
    filename: 'remoteEntry.js',
    remotes: {},
    shared: Object.fromEntries([...PROVIDED, API].map((key) => [key, { singleton: true }])),
    experiments: { provideExternalRuntime: true },
    dev: { remoteHmr: true },
    hostInitInjectLocation: 'entry',
  });
}

/** A remote's side: exposes its lifecycles and takes everything shared from the shell. */
export function remoteFederation(app: string, root: string): PluginOption {
  const wanted = mentions(join(root, 'src'), API) ? [...PROVIDED, API] : PROVIDED;
  return [
    withoutSnapshots(),
    sharedFromEverywhere(wanted, root),
    patient(remoteContainer(app, wanted)),
    recordNeeds(),
    preloaderWithStart(),
  ];
}

/**
 * The federation plugin leaves a package's imports of itself alone. But the UI kit is bundled with a remote while
 * the runtime core, of the same package, comes from the shell: their imports are resolved as if the remote's own.
 */
function sharedFromEverywhere(wanted: readonly string[], root: string): PluginOption {
  const own = join(root, 'src/app.ts');
  return {
    name: 'school:shared-from-everywhere',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (!wanted.includes(source) || !importer?.includes('/shared/src/')) return null;
      return this.resolve(source, own, { ...options, skipSelf: true });
    },
  };
}

function remoteContainer(app: string, wanted: readonly string[]): Plugin[] {
  return federation({
    ...common,
    name: containerName(app),
    filename: 'remoteEntry.js',
    exposes: { [LIFECYCLES]: './src/lifecycles.ts' },
    shared: Object.fromEntries(
      wanted.map((key) => [key, { singleton: true, import: false, suppressMissingImportWarning: true }]),
    ),
    experiments: { externalRuntime: true },
    dev: { remoteHmr: true },
  });
}

/** Whether any source file below a folder names a module. */
function mentions(folder: string, module: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) => new RegExp(`['"]${module}['"]`).test(readFileSync(join(folder, file), 'utf8')));
}
