import { lazyArt } from '@school/shared/art';

interface LoomRowProps {
  /** How far each cloth is, 0 to 1. */
  readonly shares: readonly number[];
}

/** One cloth for each project and asset, all hung from the same beam. Say the amounts in text beside it. */
export const LoomRow = lazyArt<LoomRowProps>(
  () => import('./loomRow.draw').then((m) => m.loomRow),
  ({ shares }) => ({ ratio: ((shares.length - 1) * 122 + 128) / 560 }),
);
