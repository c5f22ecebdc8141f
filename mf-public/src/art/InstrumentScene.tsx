import { lazyArt } from '@school/shared/art';
import type { InstrumentSceneProps } from './instrumentScene.draw';
import { instrumentSceneSize } from './sizes';

/** The drawing of an instrument at the head of its page, with a rhythm below it. */
export const InstrumentScene = lazyArt<InstrumentSceneProps>(
  () => import('./instrumentScene.draw').then((m) => m.instrumentScene),
  instrumentSceneSize,
);
