import { stage, tile } from '@school/shared/art/draw';
import type { PictureArt, SharePicture, SharePictures } from '@school/shared/render';
import { loomRow } from '../art/loomRow.draw';
import { appealScene } from '../art/scenes.draw';
import { appealAt, appeals } from '../content/appeals';
import { seeded, shareOf } from '../figures/figures';

const shares = appeals.map(({ url }) => {
  const figures = seeded.get(url);
  return figures ? shareOf(figures) : 0;
});

export const pictures: SharePictures = {
  landing: () => ({
    title: 'Donate and Support us',
    line: 'We Happily Welcome Your Generous Donations',
    ground: 'rose',
    strip: { rhythm: 'kpanlogo' },
    art: { svg: loomRow({ shares, id: 'looms' }), crop: [-20, -30, 738, 569], wide: true },
    alt: 'Six narrow cloths on one beam, each woven as far as has been given.',
  }),
  project: ({ url }) => appealPicture(url),
  asset: ({ url }) => appealPicture(url),
};

function appealPicture(url: string | undefined): SharePicture {
  const { name, summary, art, artLabel } = appealAt(url);
  return {
    title: name,
    line: summary,
    ground: 'rose',
    strip: { rhythm: 'kpanlogo' },
    art: drawingOf(art),
    alt: `${artLabel}.`,
  };
}

/** Of eight to five what fits; the van is as long as its scene, whose ground goes on above it. */
const MIDDLE = [78, 0, 644, 497] as const;
const WHOLE_VAN = [-40, -100, 780, 601] as const;

function drawingOf(art: ReturnType<typeof appealAt>['art']): PictureArt {
  if (art === 'stage') return { svg: stage({ id: 'stage' }), part: 'phone', crop: [-90, 0, 570, 565] };
  if (art === 'violin' || art === 'trumpet')
    return { svg: tile({ of: art, id: 'tile', shape: 'wide' }), crop: MIDDLE, wide: true };
  return { svg: appealScene({ of: art, id: 'scene' }), crop: art === 'van' ? WHOLE_VAN : MIDDLE, wide: true };
}
