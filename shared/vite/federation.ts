import { federation } from '@module-federation/vite';
import type { PluginOption } from 'vite';

/**
 * What the shell provides once for the whole page. A remote takes all of them from the shell and ships none: with
 * only some of React's four keys a second React would slip into the remote without a warning.
 */
const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@school/shared',
  '@school/shared/api',
] as const;

/** The module that every remote exposes, as the shell asks for it. */
const LIFECYCLES = './lifecycles';

/** Names of federation containers are identifiers; names of apps are not. */
export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

const common = { shareStrategy: 'loaded-first', dts: false, manifest: true } as const;

/** The shell's side: provides the shared packages and the federation runtime; learns its remotes at run time. */
export function hostFederation(): PluginOption {
  return federation({
    ...common,
    name: 'shell',
    filename: 'remoteEntry.js',
    remotes: {},
    shared: Object.fromEntries(PROVIDED.map((key) => [key, { singleton: true }])),
    experiments: { provideExternalRuntime: true },
    dev: { remoteHmr: true },
    hostInitInjectLocation: 'entry',
  });
}

/** A remote's side: exposes its lifecycles and takes everything shared from the shell. */
export function remoteFederation(app: string): PluginOption {
  return federation({
    ...common,
    name: containerName(app),
    filename: 'remoteEntry.js',
    exposes: { [LIFECYCLES]: './src/lifecycles.ts' },
    shared: Object.fromEntries(
      PROVIDED.map((key) => [key, { singleton: true, import: false, suppressMissingImportWarning: true }]),
    ),
    experiments: { externalRuntime: true },
    dev: { remoteHmr: true },
  });
}
