import type { BoxSize } from './ArtBox';
import type { BannerName } from './draw/banner';
import type { BeatSet } from './draw/beats';
import type { EventArtProps } from './draw/eventArt';
import type { LoomProps } from './draw/loom';
import type { BlockProps } from './draw/marks';
import type { NameStripProps } from './draw/nameStrip';
import type { PrizeProps } from './draw/prize';
import type { SceneProps } from './draw/scenes';
import type { StripProps } from './draw/strip';
import type { TileProps, TileShape } from './draw/tile';

/*
 * How much room each drawing needs. This file must stay without the generators: the room is known in the browser's
 * first code, the drawing is not.
 */

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

export const nameStripSize = ({ beats = 6 }: NameStripProps): BoxSize => ({ ratio: beats });

const tileRatio: Record<TileShape, number> = { tall: 400 / 500, wide: 800 / 500, band: 560 / 300 };

export const tileSize = ({ wide, shape = wide ? 'wide' : 'tall', phone }: TileProps): BoxSize => ({
  ratio: tileRatio[shape],
  phone: phone && tileRatio[phone],
});

export const instrumentSceneSize: BoxSize = {
  ratio: 1440 / 640,
  phone: 390 / 480,
};

const loomRatio = {
  full: { wide: 1024 / 368, narrow: 524 / 368 },
  small: { wide: 624 / 146, narrow: 524 / 206 },
} as const;

export const loomSize = ({ size = 'full', layout = 'wide' }: LoomProps): BoxSize => ({
  ratio: loomRatio[size][layout === 'narrow' ? 'narrow' : 'wide'],
  phone: layout === 'both' ? loomRatio[size].narrow : undefined,
});

export const hangingLoomSize: BoxSize = { ratio: 520 / 2036 };

const bannerHeight: Record<BannerName, number> = {
  piano: 588,
  violin: 692,
  guitar: 628,
  trumpet: 732,
  eguitar: 660,
};

export const bannerSize = ({ of }: { readonly of: BannerName }): BoxSize => ({
  ratio: 130 / bannerHeight[of],
});
export const bannersSize: BoxSize = { ratio: 698 / 740, phone: 390 / 300 };
export const heroClothSize: BoxSize = { ratio: 840 / 812 };
export const stageSize: BoxSize = { ratio: 1440 / 700, phone: 390 / 528 };
export const hallSize: BoxSize = { ratio: 700 / 600 };

export const eventArtSize = ({ of }: EventArtProps): BoxSize =>
  of === 'mate' ? { ratio: 850 / 648, phone: 390 / 720 } : { ratio: 590 / 648, phone: 390 / 600 };

export const paymentArtSize: BoxSize = { ratio: 96 / 64 };
export const markSize: BoxSize = { ratio: 1 };
export const blockSize = ({ crop = 1 }: BlockProps): BoxSize => ({ ratio: crop });
export const sparkbarsSize: BoxSize = { ratio: 126 / 30 };
export const seatRowSize: BoxSize = { ratio: 20 };
export const stubSize: BoxSize = { ratio: 60 / 240 };
export const prizeSize = ({ of }: PrizeProps): BoxSize => ({
  ratio: { first: 200 / 250, second: 200 / 150, third: 2 }[of],
});

/** Scenes are three to two; the small ones of states are a low band. */
export const sceneSize = ({ of }: SceneProps): BoxSize =>
  of === 'empty' || of === 'error' ? { ratio: 480 / 200 } : { ratio: 720 / 480 };
