import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '@school/shared';

interface Props {
  readonly children: ReactNode;
  /** Called when the header handles presses: React hydrates it after the rest of the frame. */
  readonly onHydrated?: (() => void) | undefined;
}

/**
 * Contains an error of the header: the header keeps its HTML, whose links work without code, and the rest of the page
 * is unaffected. Without this boundary, React would render the whole frame again and lose the page.
 */
export function KeptHeader({ children, onHydrated }: Props) {
  const [asItCame] = useState(headerAsItCame);
  const original = <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: asItCame }} />;
  return (
    <Suspense fallback={null}>
      <ErrorBoundary app="header" instead={original}>
        {children}
      </ErrorBoundary>
      <Hydrated tell={onHydrated} />
    </Suspense>
  );
}

/** Calls back when its surroundings are hydrated. */
export function Hydrated({ tell }: { readonly tell?: (() => void) | undefined }) {
  useEffect(() => void tell?.(), [tell]);
  return null;
}

/** Returns the header's HTML; an empty string on the server. */
const headerAsItCame = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector('#shell header')?.outerHTML ?? '');
