import { lazyArt } from '@school/shared/art';
import type { SceneProps } from './scenes.draw';
import { sceneSize } from './sizes';

/** The drawing at the head of a page. */
export const Scene = lazyArt<SceneProps>(() => import('./scenes.draw').then((m) => m.scene), sceneSize);
