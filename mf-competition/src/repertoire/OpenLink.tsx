import { useAsset } from '@school/shared';
import { TextLink, VisuallyHidden } from '@school/shared/ui';
import type { MouseEvent } from 'react';
import { useDesk, type DeskPiece } from '../desk/openPiece';
import { scoreFiles } from '../desk/scoreFiles';

/**
 * Opens a piece. A press before hydration is replayed, and without a script the link opens the engraved
 * page.
 */
export function OpenLink(deskPiece: DeskPiece) {
  const { instrument, set, piece } = deskPiece;
  const sheet = useAsset(scoreFiles(instrument, piece).sheet);
  const { show } = useDesk();
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(deskPiece, event.currentTarget);
  };
  return (
    <TextLink href={sheet} onClick={press} data-keep-press="">
      <span>
        {set === 'first' ? 'See and hear' : 'See the score'}
        <VisuallyHidden>{` ${piece.title}`}</VisuallyHidden>
      </span>
    </TextLink>
  );
}
