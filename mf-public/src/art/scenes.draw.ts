import { scene as sharedScene } from '@school/shared/art/draw';
import { about } from './aboutScene.draw';
import { notFound } from './notFoundScene.draw';
import { careers, community, refer } from './peopleScenes.draw';
import { projects } from './projectsScene.draw';

const tickets = (id: string): string => sharedScene({ of: 'tickets', id });

const scenes = { about, community, refer, careers, projects, tickets, notFound };

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

export interface SceneProps {
  readonly of: SceneName;
}

/** Draws the scene of a page. `notFound` takes the colour of the text; the others have a ground. */
export const scene = ({ of, id }: SceneProps & { readonly id: string }): string => scenes[of](id);
