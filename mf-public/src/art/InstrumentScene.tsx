import { lazyArt } from '@school/shared/art';
import type { InstrumentSceneProps } from './instrumentScene.draw';
import { instrumentSceneSize } from './sizes';

/** An instrument large on its own ground, with a rhythm under it: the head of its page. */
export const InstrumentScene = lazyArt<InstrumentSceneProps>(
  () => import('./instrumentScene.draw').then((m) => m.instrumentScene),
  instrumentSceneSize,
);
