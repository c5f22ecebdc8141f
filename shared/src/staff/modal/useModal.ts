import { useId, useMemo } from 'react';
import { useShell } from '@school/shared';

/** Returns a modal for this component. The shell shows one modal at a time. */
export interface OwnModal {
  readonly id: string;
  readonly open: () => void;
  readonly close: () => void;
}

export function useModal(): OwnModal {
  const id = useId();
  const { modal } = useShell();
  return useMemo(() => ({ id, open: () => modal.open(id), close: modal.close }), [id, modal]);
}
