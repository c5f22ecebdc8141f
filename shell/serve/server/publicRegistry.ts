import type { PublicRegistry } from '../../src/loading/pageDescriptor';
import type { Registry } from '../../release/site/registry';

/** Returns the public part of the registry: the deployed remotes and their routes. */
export function publicRegistry(registry: Registry): PublicRegistry {
  const remotes = Object.entries(registry.apps).filter(([name]) => name !== 'shell');
  return {
    revision: registry.revision,
    apps: Object.fromEntries(
      remotes.map(([name, { current, channel }]) => [
        name,
        {
          version: current.version,
          contract: current.manifest.contract,
          entry: current.manifest.entry,
          routes: current.manifest.routes,
          integrity: current.integrity,
          notFor: registry.unfitShells?.[name],
          channel,
        },
      ]),
    ),
  };
}
