import { ChunkLoadError, isLoadFailure, withRetry, type Lifecycles } from '@school/shared';
import { CONTRACT_VERSION } from '@school/shared/contract';
import { cacheBustedFolder, INTEGRITY_FILES, LAST_FOLDER } from './cacheBusting';
import type { PublishedApp } from './pageDescriptor';
import { expectIntegrity } from './scriptIntegrity';
import { UnavailableError } from './unavailable';

/** The part of Module Federation's runtime that loading needs; tests pass a fake. */
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
   * Loads the lifecycles of a remote once, and again after a failure.
   * @throws ChunkLoadError, ContractError, or the remote's own error
   */
  readonly load: (name: string) => Promise<Lifecycles>;
  /**
   * Discards what was loaded of a remote or is loading: the next `load` restarts from cache-busted URLs.
   * @returns whether there are untried URLs
   */
  readonly renew: (name: string) => boolean;
}

interface Load {
  readonly lifecycles: Promise<Lifecycles>;
  readonly stop: AbortController;
}

/** Creates a loader of remotes by Module Federation, with a deadline. It requests no failed URL again. */
export function createRemotes(
  publishedApp: (name: string) => PublishedApp | undefined,
  runtime: FederationRuntime,
): Remotes {
  const loads = new Map<string, Load>();
  /** By version, because a repaired one starts at its first URL. */
  const requests = new Map<string, number>();

  /** Returns the next entry URL, after the browser has its integrity. */
  async function nextEntry(name: string, app: PublishedApp): Promise<string> {
    const number = requests.get(app.version) ?? 0;
    requests.set(app.version, number + 1);
    // Another server has no cache-busted folders and no known integrity: only the entry gets further URLs.
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
      // Code that threw an error is not run again until it is requested.
      if (error instanceof ChunkLoadError && loads.get(name) === load) loads.delete(name);
    });
    return load;
  }

  return {
    load: (name) => (loads.get(name) ?? start(name)).lifecycles,
    renew(name) {
      loads.get(name)?.stop.abort(new UnavailableError(`${name} is being loaded anew`));
      loads.delete(name);
      return (requests.get(publishedApp(name)!.version) ?? 0) <= LAST_FOLDER;
    },
  };
}

/** Returns the URL of an app's folder, with a trailing slash. An app on another server has it beside its entry. */
export function appBase(name: string, { version, entry }: PublishedApp): string {
  return isAddress(entry) ? new URL('.', entry).href : `/apps/${name}/${version}/`;
}

/** @param number how often the app was requested on this page: each time it has another URL, up to the last */
function folderAt(base: string, number: number): string {
  return number > 0 ? cacheBustedFolder(base, ((number - 1) % LAST_FOLDER) + 1) : base;
}

function isAddress(entry: string): boolean {
  return /^https?:\/\//.test(entry);
}
