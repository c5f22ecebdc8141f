// Sample content: wide photographs of the school. There is none yet; staff add them in the admin area.
import { contentDocument } from '@school/shared/content';
import type { Photograph } from '@school/shared/photographs';

export interface Scenes {
  /** From edge to edge on the home page. */
  readonly home?: Photograph;
  /** A first lesson. */
  readonly lesson?: Photograph;
}

export const scenes = contentDocument<Scenes>('/content/mf-public/scenes', {});
