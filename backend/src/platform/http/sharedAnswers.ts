import { createHash } from 'node:crypto';
import type { Clock } from '../core/clock';
import type { OpenDatabase, Unlisten } from '../db/database';

/** The channels on which the tables of public reads notify of changes. */
const CHANNELS = ['counts', 'tickets', 'competition', 'lessons'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Holds and openings change with time, without a notification, and a lost listening connection reports no change. */
const MAX_AGE_MS = 1_000;
/** Keys are validated parameters, of which only few exist. */
const MAX_KEYS = 500;

/** A JSON text with its entity tag. */
interface Answer {
  readonly text: string;
  readonly etag: string;
}

interface Reading {
  /** Undefined while it waits for the reading before it. */
  begun: { readonly changes: number; readonly at: number } | undefined;
  answer: Promise<Answer>;
}

/** Answers of public reads that are the same for every visitor, made once per change. */
export interface SharedAnswers {
  /**
   * Returns the answer of a read, from memory where nothing has changed since it began.
   * @param read identifies the read among all
   * @param key identifies its parameters
   */
  get(channel: Channel, read: object, key: string, make: () => Promise<unknown>): Promise<Answer>;
  close(): Promise<void>;
}

/** Follows the notifications of the database, so that every instance has the same answers. */
export async function createSharedAnswers(
  listen: OpenDatabase['listen'],
  clock: Pick<Clock, 'now'>,
): Promise<SharedAnswers> {
  const changes = new Map<Channel, number>();
  const readings = new WeakMap<object, Map<string, Reading>>();
  const unlisten: Unlisten[] = [];
  for (const channel of CHANNELS)
    unlisten.push(await listen(channel, () => changes.set(channel, changesOf(channel) + 1)));

  function changesOf(channel: Channel): number {
    return changes.get(channel) ?? 0;
  }

  function isCurrent(channel: Channel, { begun }: Reading): boolean {
    if (!begun) return true;
    const age = clock.now().getTime() - begun.at;
    return begun.changes === changesOf(channel) && age >= 0 && age < MAX_AGE_MS;
  }

  return {
    get(channel, read, key, make) {
      const existing = readings.get(read) ?? new Map<string, Reading>();
      readings.set(read, existing);
      const last = existing.get(key);
      if (last && isCurrent(channel, last)) return last.answer;
      if (existing.size >= MAX_KEYS) existing.clear();
      const reading: Reading = { begun: undefined, answer: begin() };
      existing.set(key, reading);
      return reading.answer;

      /** One at a time: while changes come faster than they can be read, requests wait for the next reading. */
      async function begin(): Promise<Answer> {
        await last?.answer.catch(() => undefined);
        reading.begun = { changes: changesOf(channel), at: clock.now().getTime() };
        try {
          return answerOf(await make());
        } catch (error) {
          if (existing.get(key) === reading) existing.delete(key);
          throw error;
        }
      }
    },
    close: async () => {
      for (const leave of unlisten) await leave();
    },
  };
}

function answerOf(value: unknown): Answer {
  const text = JSON.stringify(value);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
