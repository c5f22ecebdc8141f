import { createContext, useContext, useState, type ReactNode } from 'react';
import { island } from '@school/shared';
import { seeded, type Figures, type FiguresByUrl } from './figures';

const FiguresContext = createContext<FiguresByUrl>(seeded);

const LiveFigures = island(
  'LiveFigures',
  () => import('./LiveFigures').then((module) => module.LiveFigures),
  { when: 'idle' },
);

/**
 * The page's HTML carries the figures that it was made with; once the page stands, the API's replace them, and rise
 * with each gift. If the API is away, what was true when the page was made stays.
 */
export function FiguresProvider({ children }: { readonly children: ReactNode }) {
  const [figures, setFigures] = useState(seeded);
  return (
    <FiguresContext value={figures}>
      {children}
      <LiveFigures show={setFigures} />
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
