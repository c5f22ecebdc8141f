import type { BoxSize } from './ArtBox';
import type { BeatSet } from './draw/beats';
import type { LoomProps } from './draw/loom';
import type { BlockProps } from './draw/marks';
import type { StripProps } from './draw/strip';
import type { TileProps, TileShape } from './draw/tile';

/* The space that each drawing needs. This file must not import the generators, because it is part of the first load. */

const pulses = { kpanlogo: 16, gahu: 16, agbadza: 12 } as const;

export const stripSize = ({ rhythm, repeats = 1, layout = 'row' }: StripProps): BoxSize => {
  const count = pulses[rhythm] * repeats;
  const two = (count * 45) / 202;
  return layout === 'two' ? { ratio: two } : { ratio: count, phone: layout === 'both' ? two : undefined };
};

export const beatSetSize = ({ of }: { readonly of: BeatSet }): BoxSize => ({ ratio: beatsIn[of] });

const beatsIn: Record<BeatSet, number> = {
  early_years_music: 2,
  junior_conservatory: 3,
  adult_study: 4,
  education: 4,
  performances: 4,
  impact: 4,
  choose: 2,
  gather: 2,
  book: 2,
  pay: 2,
};

const tileRatio: Record<TileShape, number> = { tall: 400 / 500, wide: 800 / 500, band: 560 / 300 };

export const tileSize = ({ wide, shape = wide ? 'wide' : 'tall', phone }: TileProps): BoxSize => ({
  ratio: tileRatio[shape],
  phone: phone && tileRatio[phone],
});

const loomRatio = {
  full: { wide: 1024 / 368, narrow: 524 / 368 },
  small: { wide: 624 / 146, narrow: 524 / 206 },
} as const;

export const loomSize = ({ size = 'full', layout = 'wide' }: LoomProps): BoxSize => ({
  ratio: loomRatio[size][layout === 'narrow' ? 'narrow' : 'wide'],
  phone: layout === 'both' ? loomRatio[size].narrow : undefined,
});

export const paymentArtSize: BoxSize = { ratio: 96 / 64 };
export const markSize: BoxSize = { ratio: 1 };
export const blockSize = ({ crop = 1 }: BlockProps): BoxSize => ({ ratio: crop });
export const sceneSize: BoxSize = { ratio: 720 / 480 };
