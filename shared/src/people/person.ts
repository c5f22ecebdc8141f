import type { Photograph } from '../photographs';
import type { PortraitTileProps } from '../ui';

/** A member of the team. */
export interface Person extends Pick<
  PortraitTileProps,
  'name' | 'position' | 'syllables' | 'tone' | 'accents'
> {
  /** Shown instead of the initials. A performer's is in `shared/photographs`. */
  readonly photo?: Photograph;
  /** Two or three sentences: origin, instrument or role, and task at the school. */
  readonly biography?: string;
  /** URLs on other sites. */
  readonly socials?: { readonly twitter?: string; readonly facebook?: string; readonly linkedin?: string };
}
