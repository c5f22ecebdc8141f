import { lazyArt } from '@school/shared/art';

/** The mark of the competition's partner. */
export const PartnerMark = lazyArt(() => import('./partnerMark.draw').then((m) => m.partnerMark), {
  ratio: 1,
});
