import type { SceneProps } from './draw/scenes';
import { lazyArt } from './lazyArt';
import { sceneSize } from './sizes';

/** Shows a scene for a page or a state, such as a finished cloth or a broken strip. */
export const Scene = lazyArt<SceneProps>(() => import('./draw/scenes').then((m) => m.scene), sceneSize);
