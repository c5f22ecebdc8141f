import type { PortraitTileProps } from '../ui';

/** A photograph: files of one name in the app's `public` folder, as `.avif`, `.webp` and `.jpg`. */
export interface Photo {
  /** Their path without the ending, such as `people/akosua-mensah`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A member of the team. */
export interface Person extends Pick<
  PortraitTileProps,
  'name' | 'position' | 'syllables' | 'tone' | 'accents'
> {
  /** Takes the letters' place when there is one. */
  readonly photo?: Photo;
  /** Addresses on other sites. */
  readonly socials?: { readonly twitter?: string; readonly facebook?: string; readonly linkedin?: string };
}
