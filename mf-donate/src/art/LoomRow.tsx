import { lazyArt } from '@school/shared/art';
import { loomRowBox } from './loomRowBox';

interface LoomRowProps {
  /** How far each cloth is, 0 to 1. */
  readonly shares: readonly number[];
}

/** One cloth for each project and asset, all hung from the same beam. Say the amounts in text beside it. */
export const LoomRow = lazyArt<LoomRowProps>(
  () => import('./loomRow.draw').then((m) => m.loomRow),
  ({ shares }) => {
    const [, , width, height] = loomRowBox(shares.length);
    return { ratio: width / height };
  },
);
