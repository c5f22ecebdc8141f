import { lazyArt, Tile } from '@school/shared/art';
import type { SceneName } from './scenes.draw';

export type AppealArtName = SceneName | 'violin' | 'trumpet';

interface Props {
  readonly of: AppealArtName;
  readonly label?: string | undefined;
}

/** The drawing that stands where a photograph will; always eight to five. */
export function AppealArt({ of, label }: Props) {
  if (of === 'violin' || of === 'trumpet') return <Tile of={of} shape="wide" label={label} />;
  return <Scene of={of} label={label} />;
}

const Scene = lazyArt<{ readonly of: SceneName }>(() => import('./scenes.draw').then((m) => m.appealScene), {
  ratio: 800 / 500,
});
