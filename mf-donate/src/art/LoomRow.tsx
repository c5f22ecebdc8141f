import { lazyArt } from '@school/shared/art';

interface LoomRowProps {
  /** How far each cloth is, 0 to 1. */
  readonly shares: readonly number[];
}

/** One cloth for each appeal, all hung from the same beam. Say the amounts in text beside it. */
export const LoomRow = lazyArt<LoomRowProps>(() => import('./loomRow.draw').then((m) => m.loomRow), {
  ratio: 738 / 560,
});
