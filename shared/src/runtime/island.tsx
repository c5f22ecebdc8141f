import { Suspense, use, useState, useSyncExternalStore, type ComponentType } from 'react';
import { importChunk } from './chunk';

type Loader = () => Promise<ComponentType>;

const never = () => () => undefined;
const loaders = new Set<() => Promise<unknown>>();

/**
 * A part of a page that needs no script of its own: it holds words, drawings and links. The server writes it into
 * the page, a hydrating browser keeps what is there, and only a page that is rendered anew loads its code.
 * Its links work as everywhere, because the shell follows all links of the page. It takes no props.
 * @param name the chunk's name in messages
 */
export function island(name: string, load: Loader): ComponentType {
  let ready: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  function fetchIt(): Promise<ComponentType> {
    loading ??= importChunk(name, load).then(
      (component) => (ready = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  loaders.add(fetchIt);

  function Content() {
    const Component = ready ?? use(fetchIt());
    return <Component />;
  }

  return function Island() {
    const hydrating = useSyncExternalStore(
      never,
      () => false,
      () => typeof document !== 'undefined',
    );
    const [kept] = useState(hydrating);
    if (kept) return <div suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
    return (
      <div>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </div>
    );
  };
}

/** React leaves what is inside alone as long as it is handed this very object. */
const UNTOUCHED = { __html: '' };

/** Loads the code of all islands defined so far, ahead of rendering a page anew. */
export async function islandsReady(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()));
}
