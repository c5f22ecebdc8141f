import { StoreProvider, useListProjectsQuery } from '@school/shared/api';
import { useEffect } from 'react';
import type { FiguresByUrl } from './figures';

export interface LiveFiguresProps {
  readonly show: (figures: FiguresByUrl) => void;
}

/** Brings the API's figures, now and whenever they change. Shows nothing itself. */
export function LiveFigures(props: LiveFiguresProps) {
  return (
    <StoreProvider>
      <Feed {...props} />
    </StoreProvider>
  );
}

function Feed({ show }: LiveFiguresProps) {
  const { data } = useListProjectsQuery();
  useEffect(() => {
    if (data)
      show(new Map(data.map(({ slug, raised, target, isOpen }) => [slug, { raised, target, isOpen }])));
  }, [data, show]);
  return null;
}
