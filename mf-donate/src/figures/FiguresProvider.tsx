import { importChunk, useShell } from '@school/shared';
import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { seeded, type Figures, type FiguresByUrl } from './figures';
import type { LiveFiguresProps } from './LiveFigures';

const FiguresContext = createContext<FiguresByUrl>(seeded);

/**
 * The page's HTML carries the figures that it was made with; once the page stands, the API's replace them. If the
 * API is away, what was true when the page was made stays.
 */
export function FiguresProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useShell();
  const [figures, setFigures] = useState(seeded);
  const [live, setLive] = useState<{ readonly Component: ComponentType<LiveFiguresProps> }>();

  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([importChunk('LiveFigures', () => import('./LiveFigures')), store()])
          .then(([{ LiveFigures }]) => setLive({ Component: LiveFigures }))
          .catch(reportError);
      }),
    [store],
  );

  return (
    <FiguresContext value={figures}>
      {children}
      <Suspense fallback={null}>{live && <live.Component show={setFigures} />}</Suspense>
    </FiguresContext>
  );
}

/** All figures by the appeal's address. */
export const useAllFigures = (): FiguresByUrl => useContext(FiguresContext);

/** The figures of one appeal. */
export function useFigures(url: string): Figures {
  const figures = useAllFigures().get(url) ?? seeded.get(url);
  if (!figures) throw new Error(`There are no figures for ${url}`);
  return figures;
}

/** Figures may wait until the page has come to rest. Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
