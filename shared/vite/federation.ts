import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import type { Plugin, PluginOption } from 'vite';
import { patchDependency } from './patch';
import { API, PROVIDED } from './provided';
import { recordNeeds } from './recordNeeds';

/** The module that every remote exposes and the shell requests. */
const LIFECYCLES = './lifecycles';

/** Returns the name of a federation container, which must be an identifier. */
function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

const common = { shareStrategy: 'loaded-first', dts: false, manifest: true } as const;

/**
 * Removes the snapshot plugin, which serves remotes loaded by manifest, preloading and developer tools. Here entries
 * are loaded directly and HTML preloads the chunks, so removing it saves bytes on a first visit. The dev server needs
 * it.
 */
function withoutSnapshots(): PluginOption {
  return {
    name: 'school:without-snapshots',
    apply: 'build',
    config: () => ({ define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' } }),
  };
}

/** Inlines the runtime's version. Otherwise it bundles its whole package.json. */
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

/** Shortens an error that every remote would contain; the shell always provides the runtime. */
function shortRuntimeError(): PluginOption {
  return patchDependency({
    name: 'school:short-runtime-error',
    files: /virtual:mf-external-runtime-core/,
    change: (code) =>
      code.replace(
        /\[Module Federation\] experiments\.externalRuntime [^"]*/,
        'The federation runtime is missing',
      ),
  });
}

/**
 * Works around a race in the federation plugin. It drops exports of shared packages that no module uses, and decides
 * that all modules are known after ten idle milliseconds. On a busy machine that is too early and required exports are
 * missing. Here each module announces the modules that it imports, so that the plugin waits for them.
 */
export function patient(container: Plugin[]): Plugin[] {
  if (!container.some(({ name, moduleParsed }) => name === 'parseEnd' && typeof moduleParsed === 'function'))
    throw new Error(
      'The federation plugin no longer has the step parseEnd, which has to wait for all modules',
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
 * Merges the preloader of lazy imports, which the federation plugin puts in its own file, with the start. It depends on
 * nothing, so two files fewer load on every first visit.
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

/**
 * Returns the plugins of the shell: they provide shared packages and the federation runtime. Remotes are registered at
 * run time.
 */
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
 * Empties the module that loads shared packages which nothing has loaded before. The start loads all of them, so a
 * first visit need not fetch it.
 */
function withoutPendingShares(): PluginOption {
  const unasked = patchDependency({
    name: 'school:without-pending-shares',
    files: /shell\/src\/main\.ts$/,
    change: (code) =>
      code.replace(/const (\w+) = await import\([^)]+pendingShares[^;]+;\s*if \(\1 [^;]+;/, ''),
  });
  return [
    // The federation plugin adds this request in a normal plugin.
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
 * Loads the base API lazily. The federation plugin loads every shared package that the host imports at start, but the
 * base API is needed late or never. The shell imports its file, which is the same module.
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

/** Returns the plugins of a remote: they expose its lifecycles and take all shared packages from the shell. */
export function remoteFederation(app: string, root: string): PluginOption {
  const wanted = mentions(join(root, 'src'), API) ? [...PROVIDED, API] : PROVIDED;
  return [
    withoutSnapshots(),
    sharedFromEverywhere(wanted, root),
    patient(remoteContainer(app, wanted)),
    shortRuntimeError(),
    recordNeeds(),
    preloaderWithStart(),
  ];
}

/**
 * Resolves a shared package's imports of itself. The federation plugin leaves them unchanged, but the UI kit is bundled
 * with a remote while the runtime core of the same package comes from the shell.
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

/** Returns whether any source file below a folder names a module. */
function mentions(folder: string, module: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) => new RegExp(`['"]${module}['"]`).test(readFileSync(join(folder, file), 'utf8')));
}
