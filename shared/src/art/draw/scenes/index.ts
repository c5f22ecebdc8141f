import { about } from './about';
import { projects, thanks, tickets } from './cloths';
import { careers, community, refer } from './people';
import { empty, error, login, notFound } from './states';

const scenes = { about, community, refer, careers, projects, thanks, tickets, notFound, login, empty, error };

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

export interface SceneProps {
  readonly of: SceneName;
}

/** A scene for a page or a state. `notFound`, `empty` and `error` take the colour of the text; the others bring their ground. */
export const scene = ({ of, id }: SceneProps & { readonly id: string }): string => scenes[of](id);
