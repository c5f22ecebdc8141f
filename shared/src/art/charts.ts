import type { SparkbarsProps } from './draw/charts';
import { lazyArt } from './lazyArt';
import { sparkbarsSize } from './sizes';

/** A row of small bars, the newest in colour. */
export const Sparkbars = lazyArt<SparkbarsProps>(
  () => import('./draw/charts').then((m) => m.sparkbars),
  sparkbarsSize,
);
