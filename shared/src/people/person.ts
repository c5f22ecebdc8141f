import type { Photograph } from '../photographs';
import type { PortraitTileProps } from '../ui';

/** A member of the team. */
export interface Person extends Pick<
  PortraitTileProps,
  'name' | 'position' | 'syllables' | 'tone' | 'accents'
> {
  /** Takes the letters' place when there is one; in the folder `shared/photographs` for a performer. */
  readonly photo?: Photograph;
  /** Two or three sentences: where they come from, what they play or do, and what they are here for. */
  readonly biography?: string;
  /** Addresses on other sites. */
  readonly socials?: { readonly twitter?: string; readonly facebook?: string; readonly linkedin?: string };
}
