import { useEffect, useRef } from 'react';
import { useListDonorsQuery } from '../api';
import type { Appeal } from '../content/appeals';
import { useFigures } from '../figures/FiguresProvider';

/** One page of an appeal's gifts, newest first; asked for anew whenever the amount raised has moved. */
export function useDonors({ kind, url }: Appeal, page: number) {
  const { raised } = useFigures(url);
  const query = useListDonorsQuery({ kind, slug: url, page }, { refetchOnMountOrArgChange: true });
  const { refetch } = query;
  const shown = useRef(raised);
  useEffect(() => {
    if (shown.current === raised) return;
    shown.current = raised;
    void refetch();
  }, [raised, refetch]);
  return query;
}
