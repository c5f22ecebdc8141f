import type { ComponentType } from 'react';
import { createValue } from '../contract';
import { importChunk } from './chunk';
import type { RetryOptions } from './retry';

/** What of a page must be loaded before it can be rendered in one piece. */
interface Part {
  readonly load: () => Promise<unknown>;
  /** Part of a page that the browser renders anew, not only of what the server writes. */
  readonly ahead: boolean;
}

const parts: Part[] = [];

/** A component whose code comes on its own. */
export interface Loadable<Props> {
  /** Loads the code, once more if that has failed before. */
  readonly load: (options?: RetryOptions) => Promise<ComponentType<Props>>;
  /** The last load, begun if there was none; the same promise each time, because React waits for what it has seen. */
  readonly lastLoad: () => Promise<ComponentType<Props>>;
  /** Resolves when the code is there, after however many attempts, and never rejects. */
  readonly arrival: Promise<ComponentType<Props>>;
  /** Why the last load failed, until the next begins. */
  readonly failure: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a component loadable. Its promises carry `status` and `value` once it is there, by which React's `use` reads
 * them in the first render that meets them.
 * @param name the chunk's name in messages */
export function loadable<Props extends object>(
  name: string,
  importIt: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const failure = createValue<{ readonly error: unknown } | undefined>(undefined);
  let arrive: (arrived: ComponentType<Props>) => void;
  const arrival = new Promise<ComponentType<Props>>((resolve) => (arrive = resolve));

  function load(options?: RetryOptions): Promise<ComponentType<Props>> {
    if (loading && !failure.get()) return loading;
    failure.set(undefined);
    const begun = importChunk(name, importIt, options);
    loading = begun;
    begun.then(
      (arrived) => {
        arrive(arrived);
        for (const promise of [begun, arrival])
          Object.assign(promise, { status: 'fulfilled', value: arrived });
      },
      (error: unknown) => failure.set({ error }),
    );
    return begun;
  }

  return {
    load,
    lastLoad: () => loading ?? load(),
    arrival,
    failure: () => failure.get()?.error,
    subscribe: failure.subscribe,
  };
}

/** Has the server load something before it renders a page and, if it is to be ahead, the browser as well. */
export function loadAhead(load: () => Promise<unknown>, { ahead }: { readonly ahead: boolean }): void {
  parts.push({ load, ahead });
}

/** How many parts are known: those of code that is evaluated from now on come after them. */
export function partsUntilNow(): number {
  return parts.length;
}

/**
 * Loads what a page consists of that the browser is about to render anew, and `whole` its forms as well.
 * @param since leaves out as many of the first parts: they are other code's, which may have failed or hang
 */
export async function pageReady(since: number, whole: boolean): Promise<void> {
  const own = parts.slice(since).filter(({ ahead }) => whole || ahead);
  await Promise.all(own.map(({ load }) => load()));
}

/** Loads everything that the server writes into pages, and what that in turn consists of. */
export async function serverReady(): Promise<void> {
  let ready = 0;
  while (ready < parts.length) {
    ready = parts.length;
    await Promise.all(parts.map(({ load }) => load()));
  }
}
