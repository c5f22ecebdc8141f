import { isStale } from './registry';
import { tabMemory } from './tabMemory';

/** Remembers over the reload that it happened, so that it happens once. */
const RELOADED = 'school.reloadedFor';

/** Decides over the one reload that brings a page up to date after a deploy. */
export interface ReloadGate {
  /** Holds the reload off while something typed would be lost. Returns the release. */
  readonly hold: () => () => void;
  /**
   * A chunk of an app could not be loaded. If the app was deployed anew meanwhile, loads the page again, once, as
   * soon as nobody holds it off. Resolves with whether it does.
   */
  readonly chunkFailed: (app: string, version: string) => Promise<boolean>;
}

export interface GateOptions {
  readonly isStale?: typeof isStale;
  readonly reload?: () => void;
  readonly memory?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
}

/** Makes the gate. The parts are passed in by tests. */
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
      // What cannot be remembered might be repeated for ever.
      if (!memory || memory.getItem(RELOADED) === key) return false;
      // Whether it is stale cannot be known without the registry; then the failure is shown as it is.
      if (!(await stale(app, version).catch(() => false))) return false;
      memory.setItem(RELOADED, key);
      waiting = true;
      reloadWhenFree();
      return true;
    },
  };
}
