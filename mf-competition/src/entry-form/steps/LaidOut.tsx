import { island } from '@school/shared';
import type { Piece } from '@school/shared/competition';
import { Loading, Skeleton } from '@school/shared/ui';
import { useDesk, type DeskPiece } from '../../desk/openPiece';

const Desk = island<DeskPiece>('Desk', () => import('../../desk/Desk').then((module) => module.Desk), {
  when: 'load',
  fallback: (
    <Loading label="Loading the score">
      <Skeleton height={420} />
    </Loading>
  ),
});

/** The score of one of these pieces, while it is open. */
export function LaidOut({ pieces }: { readonly pieces: readonly Piece[] }) {
  const { open } = useDesk();
  return open && pieces.includes(open.piece) ? <Desk key={open.piece.title} {...open} /> : null;
}
