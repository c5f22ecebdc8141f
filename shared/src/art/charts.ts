import type { SparkbarsProps, WaveformProps } from './draw/charts';
import { lazyArt } from './lazyArt';
import { sparkbarsSize, waveformSize } from './sizes';

/** A row of small bars, the newest in colour. */
export const Sparkbars = lazyArt<SparkbarsProps>(
  () => import('./draw/charts').then((m) => m.sparkbars),
  sparkbarsSize,
);

/** A recording as bars, filled as far as it has been played. */
export const Waveform = lazyArt<WaveformProps>(
  () => import('./draw/charts').then((m) => m.waveform),
  waveformSize,
);
