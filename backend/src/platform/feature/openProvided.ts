import { createClosers } from '../core/closers';
import type { Deps } from '../http/deps';
import type { OpeningContext, Provided } from './feature';

/** What features provide for requests. */
interface Opened {
  readonly deps: Partial<Deps>;
  /** Closes it in the opposite order. */
  close(): Promise<void>;
}

/**
 * Opens what features provide for requests. After a failure nothing stays open, and one that does not close keeps no
 * other one open.
 */
export async function openProvided(context: OpeningContext): Promise<Opened> {
  const opened: [string, unknown][] = [];
  const closers = createClosers();
  try {
    for (const { provides } of context.features.list)
      for (const [name, open] of Object.entries(provides ?? {}) as [string, Opener][]) {
        const value: unknown = await open(context);
        opened.push([name, value]);
        if (isCloseable(value)) closers.add(() => value.close());
      }
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
  return { deps: Object.fromEntries(opened) as Partial<Deps>, close: closers.closeAll };
}

type Opener = NonNullable<Provided[keyof Deps]>;

const isCloseable = (value: unknown): value is { close(): Promise<void> } =>
  typeof value === 'object' && value !== null && 'close' in value;
