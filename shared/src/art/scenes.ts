import type { SceneProps } from './draw/scenes';
import { lazyArt } from './lazyArt';
import { sceneSize } from './sizes';

/** A scene for a page or a state: who we are, a finished cloth, a broken strip. */
export const Scene = lazyArt<SceneProps>(() => import('./draw/scenes').then((m) => m.scene), sceneSize);
