import {
  audience,
  bar,
  beam,
  group,
  instrumentClass,
  mateLetters,
  paint,
  sheet,
} from '@school/shared/art/draw';

export interface EventArtProps {
  readonly of: 'mate' | 'competition';
}

const heads = ['shadow', 'shadowDeep'] as const;

/**
 * Draws the art behind the announcement of an event, on the ground of the card: night for MATE, gold for
 * the competition.
 */
export const eventArt = ({ of, id }: EventArtProps & { readonly id: string }): string =>
  of === 'mate' ? mateNight(id) : violinInGold(id);

const mateNight = (id: string): string =>
  sheet(`${id}-w`).svg(
    { viewBox: [0, 0, 850, 648], fit: 'xMidYMax slice', className: 'wide' },
    beam(250, 0, 20, 420, 520, 'gold', 0.24) +
      beam(520, 0, 360, 760, 520, 'rose', 0.17) +
      beam(790, 0, 600, 960, 520, 'gold', 0.22) +
      bar(-400, 520, 1700, 9, paint('clay')) +
      bar(-400, 529, 1700, 140, paint('pit')) +
      group('translate(64,282) scale(.915)', mateLetters(13)) +
      audience(850, 620, heads, 8),
  ) +
  sheet(`${id}-p`).svg(
    { viewBox: [0, 0, 390, 720], fit: 'xMidYMax slice', className: 'phone' },
    beam(60, -10, -60, 190, 636, 'gold', 0.24) +
      beam(330, -10, 190, 460, 636, 'rose', 0.18) +
      bar(-300, 636, 990, 7, paint('clay')) +
      bar(-300, 643, 990, 100, paint('pit')) +
      group('translate(58,288) scale(.636)', mateLetters(26, 2)) +
      audience(390, 720, heads, 5, 0.8),
  );

function violinInGold(id: string): string {
  const wide = sheet(`${id}-w`);
  const small = sheet(`${id}-p`);
  const inGold = (markup: string): string => `<g class="${instrumentClass('gold')}">${markup}</g>`;
  return (
    wide.svg(
      { viewBox: [0, 0, 590, 648], fit: 'xMaxYMax slice', className: 'wide' },
      inGold(wide.instrument('violin', 'translate(372,512) rotate(38) scale(1.36)')),
    ) +
    small.svg(
      { viewBox: [0, 0, 390, 600], fit: 'xMaxYMax slice', className: 'phone' },
      inGold(small.instrument('violin', 'translate(226,456) rotate(52) scale(1.06)')),
    )
  );
}
