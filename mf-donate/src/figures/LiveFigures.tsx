import { StoreProvider } from '@school/shared/api';
import { useEffect } from 'react';
import { useListProjectsQuery, useRaisedQuery } from '../api';
import type { FiguresBySlug } from './figures';

interface Props {
  readonly onFigures: (figures: FiguresBySlug) => void;
}

/** Reports the API's figures, now and whenever they change. Renders nothing. */
export function LiveFigures(props: Props) {
  return (
    <StoreProvider>
      <Feed {...props} />
    </StoreProvider>
  );
}

function Feed({ onFigures }: Props) {
  const { data: projects } = useListProjectsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: live } = useRaisedQuery();

  useEffect(() => {
    if (!projects) return;
    const figures = projects.map(
      ({ slug, raised, target, isOpen }) =>
        [slug, { raised: live?.[slug] ?? raised, target, isOpen }] as const,
    );
    onFigures(new Map(figures));
  }, [projects, live, onFigures]);
  return null;
}
