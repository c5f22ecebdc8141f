import { ChunkLoadError, isLoadFailure, withRetry, type Lifecycles } from '@school/shared';
import { CONTRACT_VERSION } from '@school/shared/contract';
import { freshFolder, INTEGRITY_FILES, LAST_FOLDER } from './freshAddress';
import type { PublishedApp } from './pageDescriptor';
import { expectIntegrity } from './scriptIntegrity';
import { UnavailableError } from './unavailable';

/** The part of Module Federation's runtime that loading needs; tests pass a fake one in. */
export interface FederationRuntime {
  readonly registerRemotes: (
    remotes: { name: string; entry: string; type: string }[],
    options?: { force: boolean },
  ) => void;
  readonly loadRemote: <Module>(id: string) => Promise<Module | null>;
}

/** A remote that was built for another contract than the shell's. */
class ContractError extends UnavailableError {
  override readonly name = 'ContractError';
  constructor(app: string, spoken: unknown) {
    super(`${app} speaks contract ${String(spoken)}, but this site speaks ${CONTRACT_VERSION}`);
  }
}

export interface Remotes {
  /**
   * The lifecycles of a remote; loads it once, and again after it could not be loaded.
   * @throws ChunkLoadError, ContractError, or what the remote's own code throws
   */
  readonly load: (name: string) => Promise<Lifecycles>;
  /**
   * Forgets what was loaded of a remote, or is being loaded: the next `load` begins again at other addresses.
   * @returns whether there are some that were not asked for yet
   */
  readonly renew: (name: string) => boolean;
}

interface Load {
  readonly lifecycles: Promise<Lifecycles>;
  readonly stop: AbortController;
}

/** Loads remotes by Module Federation, each within the deadline. No address that was asked for is asked for again. */
export function createRemotes(
  publishedApp: (name: string) => PublishedApp | undefined,
  runtime: FederationRuntime,
): Remotes {
  const loads = new Map<string, Load>();
  const asked = new Map<string, number>();

  /** The address to load from next, once the browser knows what must come from there. */
  async function nextEntry(name: string, app: PublishedApp): Promise<string> {
    const number = asked.get(name) ?? 0;
    asked.set(name, number + 1);
    // Another server knows no further folders, and nobody here what lies there: only the entry gets further addresses.
    if (isAddress(app.entry)) return number > 0 ? `${app.entry}?attempt=${number}` : app.entry;
    const folder = folderAt(appBase(name, app), number);
    const which = number > 0 ? 1 : 0;
    const hash = app.integrity?.[which];
    if (hash) await expectIntegrity(folder + INTEGRITY_FILES[which], hash);
    return folder + app.entry;
  }

  async function loadRemote(name: string, signal: AbortSignal): Promise<Lifecycles> {
    const app = publishedApp(name);
    if (!app) throw new UnavailableError(`No app called ${name} is deployed`);
    if (app.contract !== CONTRACT_VERSION) throw new ContractError(name, app.contract);
    const container = name.replaceAll('-', '_');
    const attempt = async (): Promise<Lifecycles> => {
      const remote = { name: container, entry: await nextEntry(name, app), type: 'module' };
      runtime.registerRemotes([remote], { force: true });
      const module = await runtime.loadRemote<Lifecycles>(`${container}/lifecycles`);
      if (!module) throw new Error(`${name} has no lifecycles`);
      if (module.contract !== CONTRACT_VERSION) throw new ContractError(name, module.contract);
      await module.bootstrap();
      return module;
    };
    try {
      return await withRetry(attempt, { signal, isRetryable: isLoadFailure });
    } catch (error) {
      throw isLoadFailure(error) ? new ChunkLoadError(name, error) : error;
    }
  }

  function start(name: string): Load {
    const stop = new AbortController();
    const load = { lifecycles: loadRemote(name, stop.signal), stop };
    loads.set(name, load);
    load.lifecycles.catch((error: unknown) => {
      // Code that has a mistake is not run again until somebody asks for it.
      if (error instanceof ChunkLoadError && loads.get(name) === load) loads.delete(name);
    });
    return load;
  }

  return {
    load: (name) => (loads.get(name) ?? start(name)).lifecycles,
    renew(name) {
      loads.get(name)?.stop.abort(new UnavailableError(`${name} is being loaded anew`));
      loads.delete(name);
      return (asked.get(name) ?? 0) <= LAST_FOLDER;
    },
  };
}

/** The address of an app's folder, with a trailing slash. An app that is published from elsewhere lies beside its entry. */
export function appBase(name: string, { version, entry }: PublishedApp): string {
  return isAddress(entry) ? new URL('.', entry).href : `/apps/${name}/${version}/`;
}

/** @param number counts how often the app was asked for on this page: each time it has another address, up to the last */
function folderAt(base: string, number: number): string {
  return number > 0 ? freshFolder(base, ((number - 1) % LAST_FOLDER) + 1) : base;
}

function isAddress(entry: string): boolean {
  return /^https?:\/\//.test(entry);
}
