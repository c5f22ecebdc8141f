import type { Logger } from '../core/logger';
import type { OpenDatabase } from '../db/database';
import { getCounts } from './get-counts';
import type { Counts } from './stats.routes';

type Subscriber = (counts: Counts) => void;

/** The counts as they change, for everybody who watches on this instance. */
export interface LiveCounts {
  /** Calls back at once and after every change, until the returned function is called. */
  subscribe(subscriber: Subscriber): Promise<() => void>;
  close(): Promise<void>;
}

interface Options {
  /** Changes this close together are read once. */
  debounceMs?: number;
}

/** One LISTEN for the instance; however many people watch, a change is read from the tables once. */
export async function createLiveCounts(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Logger,
  { debounceMs = 100 }: Options = {},
): Promise<LiveCounts> {
  const subscribers = new Set<Subscriber>();
  let timer: NodeJS.Timeout | undefined;

  const publish = async () => {
    timer = undefined;
    if (subscribers.size === 0) return;
    const counts = await getCounts({ db });
    subscribers.forEach((subscriber) => subscriber(counts));
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
      subscribers.add(subscriber);
      const leave = () => void subscribers.delete(subscriber);
      try {
        subscriber(await getCounts({ db }));
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
