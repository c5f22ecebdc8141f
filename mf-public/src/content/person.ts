import type { PortraitTileProps } from '@school/shared/ui';

/** A member of the team. */
export interface Person extends Pick<
  PortraitTileProps,
  'name' | 'position' | 'syllables' | 'tone' | 'accents'
> {
  /** Addresses on other sites. */
  readonly socials?: { readonly twitter?: string; readonly facebook?: string; readonly linkedin?: string };
}
