import type { DonationProject } from '@school/shared/projects';
import { useEffect, useRef } from 'react';
import { useListDonorsQuery } from '../api';
import { useFigures } from '../figures/FiguresProvider';

/** Returns one page of a project's donations, newest first, reloaded whenever the amount raised changes. */
export function useDonors({ kind, slug }: DonationProject, page: number) {
  const { raised } = useFigures(slug);
  const query = useListDonorsQuery({ kind, slug, page }, { refetchOnMountOrArgChange: true });
  const { refetch } = query;
  const shown = useRef(raised);
  useEffect(() => {
    if (shown.current === raised) return;
    shown.current = raised;
    void refetch();
  }, [raised, refetch]);
  return query;
}
