import type { AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../core/clock';
import type { FileStore } from './fileStore';

export interface Entry {
  payload: AdapterPayload;
  expiresAt: number | null;
}

/** The provider's state: sessions, grants, codes, refresh tokens. */
export interface StateStore {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  delete(key: string): void;
  entries(): Iterable<[string, Entry]>;
  flush(): void;
}

const writeDelayMs = 50;

/** Keeps the state in memory and writes its file shortly after a change, so that a restart signs no one out. */
export function createStateStore(file: FileStore<[string, Entry][]>, clock: Clock): StateStore {
  const map = new Map(file.read() ?? []);
  let timer: NodeJS.Timeout | undefined;
  const isOver = ({ expiresAt }: Entry) => expiresAt !== null && expiresAt <= clock.now().getTime();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, entry] of map) if (isOver(entry)) map.delete(key);
    file.write([...map]);
  };
  const changed = () => {
    timer ??= setTimeout(flush, writeDelayMs);
  };

  return {
    get: (key) => {
      const entry = map.get(key);
      return entry && !isOver(entry) ? entry : undefined;
    },
    set: (key, entry) => {
      map.set(key, entry);
      changed();
    },
    delete: (key) => {
      if (map.delete(key)) changed();
    },
    entries: () => map.entries(),
    flush,
  };
}
