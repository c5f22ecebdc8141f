import { lazyArt } from '@school/shared/art';
import { loomRowBox } from './loomRowBox';

interface LoomRowProps {
  /** Progress of each cloth, 0 to 1. */
  readonly shares: readonly number[];
}

/** One cloth for each project and asset, all on the same beam. Put the amounts as text beside it. */
export const LoomRow = lazyArt<LoomRowProps>(
  () => import('./loomRow.draw').then((m) => m.loomRow),
  ({ shares }) => {
    const [, , width, height] = loomRowBox(shares.length);
    return { ratio: width / height };
  },
);
