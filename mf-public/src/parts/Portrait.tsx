import type { Person } from '@school/shared/people';
import { Photo } from '@school/shared/photographs';
import { PortraitTile } from '@school/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  readonly person: Person;
  /** A row instead of a tile where the screen is narrow. */
  readonly rowOnPhones?: boolean;
  /** With what is told of the person, if there is something. */
  readonly withBiography?: boolean;
  /** Links of the person. */
  readonly children?: ReactNode;
}

/** A member of the team: the photograph, or the initials of the name until there is one. */
export function Portrait({ person, rowOnPhones = false, withBiography = false, children }: Props) {
  const { name, position, syllables, tone, accents, photo, biography } = person;
  return (
    <PortraitTile
      {...{ name, position, syllables, tone, accents, rowOnPhones }}
      biography={withBiography ? biography : undefined}
      photo={photo && <Photo photograph={photo} sizes="(max-width: 600px) 50vw, 240px" />}
    >
      {children}
    </PortraitTile>
  );
}
