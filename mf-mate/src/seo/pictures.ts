import { hall, inset, scene, tile } from '@school/shared/art/draw';
import type { SharePicture, SharePictures } from '@school/shared/render';
import { challenge } from '../content/challenge';
import { invitation, pieces } from '../content/challengeTerms';
import { event } from '../content/event';
import { stage } from '../art/stage.draw';

export const pictures: SharePictures = {
  event: () => ({
    // Pictures are drawn at build, so they have no text that staff may edit.
    ...onStage(event.name, 'One night, one stage, everyone we teach.'),
    art: { svg: stage({ id: 'stage' }), part: 'phone', crop: [-90, 0, 570, 565] },
    alt: 'The letters MATE on a lit stage, 2025 hung above them, and the audience in front.',
  }),
  'pre-sale': () => ({
    ...onStage('First in the hall', `${event.name}, pre-sale: choose among the seats that are kept for you.`),
    art: { svg: scene({ of: 'tickets', id: 'tickets' }) },
    alt: 'Two tickets with woven edges in the light of a stage.',
  }),
  'pre-sale-experiential': () => ({
    ...onStage('The evening, from the inside', `${event.name}: four ways to be closer to the music.`),
    art: { svg: hall({ id: 'hall' }) },
    alt: 'The hall: a grand piano on a lit stage under round vaults, rows of seats before it.',
  }),
  challenge: () => ({
    ...onStage(invitation.promise, `${challenge.name}, for artists from 4 to 18.`),
    art: { svg: threePieces() },
    alt: 'A cello, a guitar and a trumpet, one below the other.',
  }),
};

const onStage = (title: string, line: string): Pick<SharePicture, 'title' | 'line' | 'ground' | 'strip'> => ({
  title,
  line,
  ground: 'night',
  strip: { rhythm: 'gahu', weave: 'stage' },
});

/** Draws the pieces to draw to, by their instruments. */
function threePieces(): string {
  const [width, height] = [560, 555 / pieces.length];
  const tiles = pieces.map(({ instrument }, index) =>
    inset(
      tile({ of: instrument, id: `piece-${instrument}`, shape: 'band' }),
      0,
      index * height,
      width,
      height,
    ),
  );
  return `<svg viewBox="0 0 ${width} ${height * pieces.length}">${tiles.join('')}</svg>`;
}
