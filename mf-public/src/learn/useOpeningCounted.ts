import { importChunk, useShell } from '@school/shared';
import { useEffect } from 'react';
import { useQuery } from '../parts/useQuery';

/** Counts a visit that came by a personal link. What does so is loaded for such a visit alone, and late. */
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
