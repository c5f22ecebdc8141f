import { importChunk, useShell } from '@school/shared';
import { useEffect } from 'react';
import { useQuery } from '../parts/useQuery';

/** Counts a visit by a personal link. The code loads late, and only for such a visit. */
export function useOpeningCounted(): void {
  const code = useQuery().get('from');
  const { apiBase } = useShell().config;
  useEffect(() => {
    if (!code) return;
    importChunk('countOpening', () => import('./countOpening'))
      .then(({ countOpening }) => countOpening(code, apiBase))
      .catch(() => undefined);
  }, [code, apiBase]);
}
