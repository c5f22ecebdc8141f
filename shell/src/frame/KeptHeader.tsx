import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '@school/shared';

interface Props {
  readonly children: ReactNode;
  /** Called once presses on the header are heard: React hydrates it after the rest of the frame. */
  readonly onHydrated?: (() => void) | undefined;
}

/**
 * Keeps a failure of the header inside it: the header stays as its HTML came, whose links work without code, and the rest
 * of the page is not touched. Without a boundary of its own, React would make the whole frame anew, and the page be lost.
 */
export function KeptHeader({ children, onHydrated }: Props) {
  const [asItCame] = useState(headerAsItCame);
  const kept = <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: asItCame }} />;
  return (
    <Suspense fallback={null}>
      <ErrorBoundary app="header" instead={kept}>
        {children}
      </ErrorBoundary>
      <Hydrated tell={onHydrated} />
    </Suspense>
  );
}

/** Tells that what it stands in is hydrated. */
export function Hydrated({ tell }: { readonly tell?: (() => void) | undefined }) {
  useEffect(() => void tell?.(), [tell]);
  return null;
}

/** The header's HTML; nothing on the server. */
const headerAsItCame = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector('#shell header')?.outerHTML ?? '');
