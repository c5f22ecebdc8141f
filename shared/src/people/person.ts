import type { InstrumentId } from '../schemas/lessons';
import type { Photograph } from '../photographs';
import type { PortraitTileProps } from '../ui';

/** A member of the team. */
export interface Person extends Pick<
  PortraitTileProps,
  'name' | 'position' | 'syllables' | 'tone' | 'accents'
> {
  /** Their look in the tables of portraits, named after them: 'efua-sarpong'. Otherwise a neutral drawing is shown. */
  readonly portrait?: string;
  /** Shown instead of the drawn portrait. A performer's is in `shared/photographs`. */
  readonly photo?: Photograph;
  /** Two or three sentences: origin, instrument or role, and task at the school. */
  readonly biography?: string;
  /** For teachers: what they teach, and where they learnt it. */
  readonly teaches?: readonly InstrumentId[];
  readonly training?: string;
  /** URLs on other sites. */
  readonly socials?: { readonly twitter?: string; readonly facebook?: string; readonly linkedin?: string };
}
