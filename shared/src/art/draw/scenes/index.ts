export type SceneName =
  | 'about'
  | 'community'
  | 'refer'
  | 'careers'
  | 'projects'
  | 'thanks'
  | 'tickets'
  | 'notFound'
  | 'login'
  | 'empty'
  | 'error';

export interface SceneProps {
  readonly of: SceneName;
}

export const scene = ({ id }: SceneProps & { readonly id: string }): string => id;
