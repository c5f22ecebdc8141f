import { isStale } from './registry';
import { tabMemory } from './tabMemory';

/** Records the reload in the session, so that it happens only once. */
const RELOADED = 'school.reloadedFor';

/** Decides whether to reload a stale page after a deploy. */
export interface ReloadGate {
  /** Delays the reload while it would lose input. Returns the release. */
  readonly hold: () => () => void;
  /**
   * Called when a chunk of an app could not be loaded. If the app has a newer deploy, reloads the page once when it is
   * not delayed. Resolves to whether it does.
   */
  readonly chunkFailed: (app: string, version: string) => Promise<boolean>;
}

export interface GateOptions {
  readonly isStale?: typeof isStale;
  readonly reload?: () => void;
  readonly memory?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
}

/** Creates the gate. Tests pass in its parts. */
export function createReloadGate(options: GateOptions = {}): ReloadGate {
  const { isStale: stale = isStale, reload = () => window.location.reload(), memory = tabMemory() } = options;
  const holders = new Set<symbol>();
  let waiting = false;

  function reloadWhenFree(): void {
    if (waiting && holders.size === 0) reload();
  }

  return {
    hold() {
      const holder = Symbol('hold');
      holders.add(holder);
      return () => {
        holders.delete(holder);
        reloadWhenFree();
      };
    },
    async chunkFailed(app, version) {
      const key = `${app}@${version}`;
      // A reload that cannot be recorded could loop forever.
      if (!memory || memory.getItem(RELOADED) === key) return false;
      // Without the registry, staleness is unknown and the failure is shown.
      if (!(await stale(app, version).catch(() => false))) return false;
      memory.setItem(RELOADED, key);
      waiting = true;
      reloadWhenFree();
      return true;
    },
  };
}
