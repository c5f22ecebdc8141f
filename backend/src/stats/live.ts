import type { Logger } from '../core/logger';
import type { OpenDatabase } from '../db/database';

type Subscriber<T> = (value: T) => void;

/** Something read from the database as it changes, for everybody who watches on this instance. */
export interface Live<T> {
  /** Calls back at once and after every change, until the returned function is called. */
  subscribe(subscriber: Subscriber<T>): Promise<() => void>;
  close(): Promise<void>;
}

export interface LiveOptions {
  /** Changes this close together are read once. */
  debounceMs?: number;
}

/** One LISTEN for the instance; however many people watch, a change is read from the tables once. */
export async function createLive<T>(
  listen: OpenDatabase['listen'],
  read: () => Promise<T>,
  log: Logger,
  { debounceMs = 100 }: LiveOptions = {},
): Promise<Live<T>> {
  /** Who watches, and what each was told last: the same again is no news. */
  const subscribers = new Map<Subscriber<T>, string>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (subscriber: Subscriber<T>, value: T, text: string) => {
    if (subscribers.get(subscriber) === text) return;
    subscribers.set(subscriber, text);
    subscriber(value);
  };
  const publish = async () => {
    timer = undefined;
    if (subscribers.size === 0) return;
    const value = await read();
    const text = JSON.stringify(value);
    for (const subscriber of subscribers.keys()) tell(subscriber, value, text);
  };
  const onChange = () => {
    timer ??= setTimeout(() => {
      publish().catch((error: Error) => log.error({ err: error }, 'counts could not be read'));
    }, debounceMs);
  };
  const unlisten = await listen('counts', onChange);

  return {
    subscribe: async (subscriber) => {
      // Watching starts before the first reading, so that no change falls in between.
      subscribers.set(subscriber, '');
      const leave = () => void subscribers.delete(subscriber);
      try {
        const value = await read();
        tell(subscriber, value, JSON.stringify(value));
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    close: async () => {
      clearTimeout(timer);
      subscribers.clear();
      await unlisten();
    },
  };
}
