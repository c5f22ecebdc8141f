import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { loadable } from './loadable';

/**
 * A part of a page, such as a form, whose code comes after the page's own. The server writes it into the page; the
 * browser keeps that HTML, what is typed into it included, until the code has come and takes it over.
 * @param name the chunk's name in messages
 * @param waiting stands in its place, in its size, where the page is rendered anew
 */
export function deferred<Props extends object = object>(
  name: string,
  importIt: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const { Content, load } = loadable('deferred', name, importIt);
  return function Deferred(props: Props) {
    return (
      <ErrorBoundary app={name} onRetry={() => void load().catch(() => undefined)}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
