import { lazyArt } from '@school/shared/art';
import type { SparkbarsProps } from './sparkbars.draw';

/** A row of small bars, the newest in colour. */
export const Sparkbars = lazyArt<SparkbarsProps>(() => import('./sparkbars.draw').then((m) => m.sparkbars), {
  ratio: 126 / 30,
});
