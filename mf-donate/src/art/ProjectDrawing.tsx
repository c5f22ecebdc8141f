import { lazyArt } from '@school/shared/art';

interface Props {
  /** Slug of the project or asset. */
  readonly of: string;
}

/** The drawing in place of a photograph, always 8:5. */
export const ProjectDrawing = lazyArt<Props>(
  () => import('./projectDrawings.draw').then((m) => m.projectDrawing),
  { ratio: 800 / 500 },
);
