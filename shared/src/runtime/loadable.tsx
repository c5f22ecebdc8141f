import { use, type ComponentType } from 'react';
import { importChunk } from './chunk';

/** An island is part of its page; what is deferred may come after it. */
type Kind = 'island' | 'deferred';

const loaders = new Map<() => Promise<unknown>, Kind>();

interface Loadable<Props> {
  readonly Content: ComponentType<Props>;
  /** Loads the code, once more if that has failed before. */
  readonly load: () => Promise<unknown>;
}

/** A component whose code is loaded when it is first rendered, or asked for ahead. A failure stays until it is asked for again. */
export function loadable<Props extends object>(
  kind: Kind,
  name: string,
  importIt: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let ready: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  function load(): Promise<ComponentType<Props>> {
    if (failed) loading = undefined;
    failed = false;
    loading ??= importChunk(name, importIt).then(
      (component) => (ready = component),
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    return loading;
  }
  loaders.set(load, kind);

  return {
    load,
    // The same promise at each render: React would wait for ever for one that is new each time.
    Content: (props) => {
      const Component = ready ?? use(loading ?? load());
      return <Component {...props} />;
    },
  };
}

/** Loads the code of all islands defined so far, ahead of rendering a page anew. */
export const islandsReady = (): Promise<void> => ready((kind) => kind === 'island');

/** Loads everything loadable that is defined so far, ahead of rendering a page on the server. */
export const loadablesReady = (): Promise<void> => ready(() => true);

async function ready(wanted: (kind: Kind) => boolean): Promise<void> {
  await Promise.all([...loaders].filter(([, kind]) => wanted(kind)).map(([load]) => load()));
}
