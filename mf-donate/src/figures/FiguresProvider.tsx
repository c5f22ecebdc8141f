import { createContext, useContext, useState, type ReactNode } from 'react';
import { island } from '@school/shared';
import { initialFigures, type Figures, type FiguresBySlug } from './figures';

const FiguresContext = createContext<FiguresBySlug>(initialFigures);

const LiveFigures = island(
  'LiveFigures',
  () => import('./LiveFigures').then((module) => module.LiveFigures),
  { when: 'idle' },
);

/**
 * The page's HTML carries the figures that it was made with; once the page stands, the API's replace them, and rise
 * with each donation. If the API is away, what was true when the page was made stays.
 */
export function FiguresProvider({ children }: { readonly children: ReactNode }) {
  const [figures, setFigures] = useState(initialFigures);
  return (
    <FiguresContext value={figures}>
      {children}
      <LiveFigures onFigures={setFigures} />
    </FiguresContext>
  );
}

/** The figures of all projects by their slugs. */
export const useAllFigures = (): FiguresBySlug => useContext(FiguresContext);

/** The figures of one project. */
export function useFigures(slug: string): Figures {
  const figures = useAllFigures().get(slug) ?? initialFigures.get(slug);
  if (!figures) throw new Error(`There are no figures for ${slug}`);
  return figures;
}
