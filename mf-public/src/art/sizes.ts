import type { BoxSize } from '@school/shared/art';
import type { EventArtProps } from './eventArt.draw';
import type { NameStripProps } from './nameStrip.draw';

/* Sizes of the drawings, apart from the generators so that the first load does not include those. */

export const nameStripSize = ({ beats = 6 }: NameStripProps): BoxSize => ({ ratio: beats });
export const instrumentSceneSize: BoxSize = { ratio: 1440 / 640, phone: 390 / 480 };
export const heroClothSize: BoxSize = { ratio: 840 / 812 };
export const eventArtSize = ({ of }: EventArtProps): BoxSize =>
  of === 'mate' ? { ratio: 850 / 648, phone: 390 / 720 } : { ratio: 590 / 648, phone: 390 / 600 };
export const branchMapSize: BoxSize = { ratio: 640 / 400 };
export const sceneSize: BoxSize = { ratio: 720 / 480 };
