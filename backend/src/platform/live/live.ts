import type { Logger } from '../core/logger';
import type { OpenDatabase } from '../db/database';

type Subscriber<T> = (value: T) => void;

/** A value read from the database as it changes, for all subscribers of this instance. */
export interface Live<T> {
  /** Calls back at once and after every change, until the returned function is called. */
  subscribe(subscriber: Subscriber<T>): Promise<() => void>;
  close(): Promise<void>;
}

export interface LiveOptions {
  /** Changes within this time lead to one reading. */
  debounceMs?: number;
  /** The channel on which the tables report changes. */
  channel?: string;
}

interface Told {
  /** Number of the reading; they may end in another order than they began. */
  nth: number;
  text: string;
}

/** Reads a value once for each change, with one LISTEN for all subscribers of the instance. */
export async function createLive<T>(
  listen: OpenDatabase['listen'],
  read: () => Promise<T>,
  log: Logger,
  { debounceMs = 100, channel = 'counts' }: LiveOptions = {},
): Promise<Live<T>> {
  /** Subscribers with what each was sent last: equal and older readings are not sent. */
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
      publish().catch((error: Error) => log.error({ err: error }, 'a live value could not be read'));
    }, debounceMs);
  };
  const unlisten = await listen(channel, onChange);

  return {
    subscribe: async (subscriber) => {
      // The subscription starts before the first reading, so that no change is missed.
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
