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
  /** The channel on which the tables that are read tell of changes. */
  channel?: string;
}

interface Told {
  /** Which reading it was: they may end in another order than they began. */
  nth: number;
  text: string;
}

/** One LISTEN for the instance; however many people watch, a change is read from the tables once. */
export async function createLive<T>(
  listen: OpenDatabase['listen'],
  read: () => Promise<T>,
  log: Logger,
  { debounceMs = 100, channel = 'counts' }: LiveOptions = {},
): Promise<Live<T>> {
  /** Who watches, and what each was told last: the same again is no news, nor is what was read earlier. */
  const subscribers = new Map<Subscriber<T>, Told>();
  let readings = 0;
  let timer: NodeJS.Timeout | undefined;

  const readNext = async () => {
    const nth = (readings += 1);
    const value = await read();
    return { nth, value, text: JSON.stringify(value) };
  };
  const tell = (subscriber: Subscriber<T>, { nth, value, text }: Awaited<ReturnType<typeof readNext>>) => {
    const last = subscribers.get(subscriber);
    if (!last || last.nth > nth) return;
    subscribers.set(subscriber, { nth, text });
    if (last.text !== text) subscriber(value);
  };
  const publish = async () => {
    timer = undefined;
    if (subscribers.size === 0) return;
    const news = await readNext();
    for (const subscriber of subscribers.keys()) tell(subscriber, news);
  };
  const onChange = () => {
    timer ??= setTimeout(() => {
      publish().catch((error: Error) => log.error({ err: error }, 'what is live could not be read'));
    }, debounceMs);
  };
  const unlisten = await listen(channel, onChange);

  return {
    subscribe: async (subscriber) => {
      // Watching starts before the first reading, so that no change falls in between.
      subscribers.set(subscriber, { nth: 0, text: '' });
      const leave = () => void subscribers.delete(subscriber);
      try {
        tell(subscriber, await readNext());
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
