import type { ComponentType } from 'react';
import { createValue } from '../contract';
import { importChunk } from './chunk';
import type { RetryOptions } from './retry';

/** A part of a page that must be loaded before rendering. */
interface Part {
  readonly load: () => Promise<unknown>;
  /** Whether it is needed when the browser renders the page, not only on the server. */
  readonly ahead: boolean;
}

const parts: Part[] = [];

/** A component whose code loads separately. */
export interface Loadable<Props> {
  /** Loads the code, again if that has failed before. */
  readonly load: (options?: RetryOptions) => Promise<ComponentType<Props>>;
  /**
   * Returns the last load and starts one if there is none. Always the same promise, because React waits for the one it
   * has seen.
   */
  readonly lastLoad: () => Promise<ComponentType<Props>>;
  /** Resolves when the code has loaded, after any number of attempts; never rejects. */
  readonly arrival: Promise<ComponentType<Props>>;
  /** Returns the error of the last load until the next begins. */
  readonly failure: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a component loadable. Its promises get `status` and `value` when it has loaded, so that React's `use` reads
 * them in the first render.
 * @param name the chunk's name in messages
 */
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

/** Registers something to load before rendering a page on the server and, with `ahead`, in the browser. */
export function loadAhead(load: () => Promise<unknown>, { ahead }: { readonly ahead: boolean }): void {
  parts.push({ load, ahead });
}

/** Returns the number of registered parts. Code that is evaluated later registers after them. */
export function partsUntilNow(): number {
  return parts.length;
}

/**
 * Loads the parts of a page that the browser is about to render; `whole` includes forms.
 * @param since skips this many of the first parts: they belong to other code, which may fail or hang
 */
export async function pageReady(since: number, whole: boolean): Promise<void> {
  const own = parts.slice(since).filter(({ ahead }) => whole || ahead);
  await Promise.all(own.map(({ load }) => load()));
}

/** Loads everything that the server renders into pages, recursively. */
export async function serverReady(): Promise<void> {
  let ready = 0;
  while (ready < parts.length) {
    ready = parts.length;
    await Promise.all(parts.map(({ load }) => load()));
  }
}
