import { Suspense, type ComponentType } from 'react';
import { loadable } from './loadable';
import { useHydrating } from './useHydrating';

/**
 * A part of a page that needs no script of its own: it holds words, drawings and links. The server writes it into
 * the page, a hydrating browser keeps what is there, and only a page that is rendered anew loads its code.
 * Its links work as everywhere, because the shell follows all links of the page. It takes no props.
 * @param name the chunk's name in messages
 */
export function island(name: string, load: () => Promise<ComponentType>): ComponentType {
  const { Content } = loadable('island', name, load);

  return function Island() {
    if (useHydrating()) return <div suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
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
export const UNTOUCHED = { __html: '' };
