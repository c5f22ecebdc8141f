import { StoreProvider } from '@school/shared/api';
import { useEffect } from 'react';
import type { AuditionSlot } from '../api';
import { useAuditionBoard } from './useAuditionBoard';

interface Props {
  readonly show: (slots: readonly AuditionSlot[]) => void;
}

/** Loads the live states of the slots. Renders nothing. */
export function LiveBoard(props: Props) {
  return (
    <StoreProvider>
      <Feed {...props} />
    </StoreProvider>
  );
}

function Feed({ show }: Props) {
  const { board } = useAuditionBoard();
  useEffect(() => {
    if (board) show(board.slots);
  }, [board, show]);
  return null;
}
