import { useShell } from '@school/shared';
import { useEffect } from 'react';
import type { FiguresBySlug } from '@school/shared/projects';
import { watchFigures } from './watchFigures';

interface Props {
  readonly onFigures: (figures: FiguresBySlug) => void;
}

/** Reports the API's figures, now and whenever they change. Renders nothing. */
export function LiveFigures({ onFigures }: Props) {
  const { apiBase } = useShell().config;
  useEffect(() => {
    const page = new AbortController();
    watchFigures(page.signal, { apiBase, onFigures });
    return () => page.abort();
  }, [apiBase, onFigures]);
  return null;
}
