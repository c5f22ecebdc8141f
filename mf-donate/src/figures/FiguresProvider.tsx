import { createContext, useContext, useState, type ReactNode } from 'react';
import { island } from '@school/shared';
import { projectFigures, type FiguresBySlug, type ProjectFigures } from '@school/shared/projects';
import { useComposedFigures } from './figures';

const FiguresContext = createContext<FiguresBySlug>(projectFigures.seed);

const LiveFigures = island(
  'LiveFigures',
  () => import('./LiveFigures').then((module) => module.LiveFigures),
  { when: 'idle' },
);

/**
 * Provides the figures: at first those of the composed page, then those of the API with each donation. If
 * the API is unavailable, the composed ones stay.
 */
export function FiguresProvider({ children }: { readonly children: ReactNode }) {
  const [figures, setFigures] = useState(useComposedFigures());
  return (
    <FiguresContext value={figures}>
      {children}
      <LiveFigures onFigures={setFigures} />
    </FiguresContext>
  );
}

/** Returns the figures of all projects by slug. */
export const useAllFigures = (): FiguresBySlug => useContext(FiguresContext);

/** Returns the figures of one project. */
export function useFigures(slug: string): ProjectFigures {
  const figures = useAllFigures()[slug] ?? projectFigures.seed[slug];
  if (!figures) throw new Error(`There are no figures for ${slug}`);
  return figures;
}
