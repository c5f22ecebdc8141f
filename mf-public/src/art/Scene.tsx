import { lazyArt } from '@school/shared/art';
import type { SceneProps } from './scenes.draw';
import { sceneSize } from './sizes';

/** The scene of a page: who we are, a cloth on the loom, a strip that breaks off. */
export const Scene = lazyArt<SceneProps>(() => import('./scenes.draw').then((m) => m.scene), sceneSize);
