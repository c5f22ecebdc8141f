import { StoreProvider, useListProjectsQuery } from '@school/shared/api';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FiguresByUrl } from './figures';
import { watchRaised, type RaisedByUrl } from './raisedStream';

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
  const { data, refetch } = useListProjectsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [live, setLive] = useState<RaisedByUrl>();
  const onLost = useEffectEvent(() => {
    setLive(undefined);
    void refetch();
  });

  useEffect(() => watchRaised({ onRaised: setLive, onLost: () => onLost() }), []);

  useEffect(() => {
    if (!data) return;
    const figures = data.map(
      ({ slug, raised, target, isOpen }) =>
        [slug, { raised: live?.get(slug) ?? raised, target, isOpen }] as const,
    );
    show(new Map(figures));
  }, [data, live, show]);
  return null;
}
