import { StoreProvider } from '@school/shared/api';
import { useEffect } from 'react';
import { useListProjectsQuery, useRaisedQuery } from '../api';
import type { FiguresByUrl } from './figures';

interface Props {
  readonly show: (figures: FiguresByUrl) => void;
}

/** Brings the API's figures, now and whenever they change. Shows nothing itself. */
export function LiveFigures(props: Props) {
  return (
    <StoreProvider>
      <Feed {...props} />
    </StoreProvider>
  );
}

function Feed({ show }: Props) {
  const { data: projects } = useListProjectsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: live } = useRaisedQuery();

  useEffect(() => {
    if (!projects) return;
    const figures = projects.map(
      ({ slug, raised, target, isOpen }) =>
        [slug, { raised: live?.[slug] ?? raised, target, isOpen }] as const,
    );
    show(new Map(figures));
  }, [projects, live, show]);
  return null;
}
