import { lazyArt } from '@school/shared/art';
import type { BranchMapProps } from './branchMap.draw';
import { branchMapSize } from './sizes';

/** The streets around a branch. */
export const BranchMap = lazyArt<BranchMapProps>(
  () => import('./branchMap.draw').then((m) => m.branchMap),
  branchMapSize,
);
