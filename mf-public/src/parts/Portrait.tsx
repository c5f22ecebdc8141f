import type { Person } from '@school/shared/people';
import { PersonPicture } from '@school/shared/people/picture';
import { PortraitTile } from '@school/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  readonly person: Person;
  /** Their position in the list. */
  readonly at: number;
  /** Shows a row instead of a tile on narrow screens. */
  readonly rowOnPhones?: boolean;
  /** Shows the biography, if there is one. */
  readonly withBiography?: boolean;
  readonly children?: ReactNode;
}

/** A member of the team: photograph or drawing. */
export function Portrait({ person, at, rowOnPhones = false, withBiography = false, children }: Props) {
  const { name, position, syllables, tone, accents, biography } = person;
  return (
    <PortraitTile
      {...{ name, position, syllables, tone, accents, rowOnPhones }}
      biography={withBiography ? biography : undefined}
      picture={<PersonPicture person={person} at={at} />}
    >
      {children}
    </PortraitTile>
  );
}
