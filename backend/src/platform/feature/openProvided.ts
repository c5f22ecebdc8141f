import type { Deps } from '../http/deps';
import type { OpeningContext, Provided } from './feature';

/** What features provide for requests. */
interface Opened {
  readonly deps: Partial<Deps>;
  /** Closes it in the opposite order. */
  close(): Promise<void>;
}

/** Opens what features provide for requests. After a failure nothing stays open. */
export async function openProvided(context: OpeningContext): Promise<Opened> {
  const opened: [string, unknown][] = [];
  const close = async () => {
    for (const [, value] of opened.toReversed()) if (isCloseable(value)) await value.close();
  };
  try {
    for (const { provides } of context.features.list)
      for (const [name, open] of Object.entries(provides ?? {}) as [string, Opener][])
        opened.push([name, await open(context)]);
  } catch (error) {
    await close();
    throw error;
  }
  return { deps: Object.fromEntries(opened) as Partial<Deps>, close };
}

type Opener = NonNullable<Provided[keyof Deps]>;

const isCloseable = (value: unknown): value is { close(): Promise<void> } =>
  typeof value === 'object' && value !== null && 'close' in value;
