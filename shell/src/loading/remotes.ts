import { ChunkLoadError, withRetry, type Lifecycles } from '@school/shared';
import { CONTRACT_VERSION } from '@school/shared/contract';
import type { PublishedApp } from './pageDescriptor';

/** The part of Module Federation's runtime that loading needs; tests pass a fake one in. */
export interface FederationRuntime {
  readonly registerRemotes: (
    remotes: { name: string; entry: string; type: string }[],
    options?: { force: boolean },
  ) => void;
  readonly loadRemote: <Module>(id: string) => Promise<Module | null>;
}

/** A remote that was built for another contract than the shell's. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(app: string, spoken: unknown) {
    super(`${app} speaks contract ${String(spoken)}, but this site speaks ${CONTRACT_VERSION}`);
  }
}

export interface Remotes {
  /**
   * The lifecycles of a remote; loads it once, and again after a failure.
   * @throws ChunkLoadError, ContractError
   */
  readonly load: (name: string) => Promise<Lifecycles>;
}

/** Loads remotes by Module Federation, each within the deadline and with changed addresses after a failure. */
export function createRemotes(
  apps: Readonly<Record<string, PublishedApp>>,
  runtime: FederationRuntime,
): Remotes {
  const loads = new Map<string, Promise<Lifecycles>>();

  return {
    load(name) {
      const started = loads.get(name) ?? loadRemote(name, apps[name], runtime);
      loads.set(name, started);
      started.catch(() => loads.delete(name));
      return started;
    },
  };
}

/** Counts attempts over the life of the page: an address that failed is never asked for again. */
let attempts = 0;

async function loadRemote(
  name: string,
  app: PublishedApp | undefined,
  runtime: FederationRuntime,
): Promise<Lifecycles> {
  if (!app) throw new Error(`No app called ${name} is deployed`);
  if (app.contract !== CONTRACT_VERSION) throw new ContractError(name, app.contract);
  const container = name.replaceAll('-', '_');
  const lifecycles = await withRetry(async (number) => {
    const query = number > 0 || attempts > 0 ? `?attempt=${++attempts}` : '';
    runtime.registerRemotes([{ name: container, entry: `${entryUrl(name, app)}${query}`, type: 'module' }], {
      force: true,
    });
    const module = await runtime.loadRemote<Lifecycles>(`${container}/lifecycles`);
    if (!module) throw new Error(`${name} has no lifecycles`);
    if (module.contract === CONTRACT_VERSION) await module.bootstrap();
    return module;
  }).catch((error: unknown) => {
    attempts++;
    throw new ChunkLoadError(name, error);
  });
  if (lifecycles.contract !== CONTRACT_VERSION) throw new ContractError(name, lifecycles.contract);
  return lifecycles;
}

/** The address of an app's folder, with a trailing slash. An app that is published from elsewhere lies beside its entry. */
export function appBase(name: string, { version, entry }: PublishedApp): string {
  return isAddress(entry) ? new URL('.', entry).href : `/apps/${name}/${version}/`;
}

function entryUrl(name: string, app: PublishedApp): string {
  return isAddress(app.entry) ? app.entry : appBase(name, app) + app.entry;
}

function isAddress(entry: string): boolean {
  return /^https?:\/\//.test(entry);
}
