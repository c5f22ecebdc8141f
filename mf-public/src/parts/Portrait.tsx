import type { Person } from '@school/shared/people';
import { Photo } from '@school/shared/photographs';
import { PortraitTile } from '@school/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  readonly person: Person;
  /** Shows a row instead of a tile on narrow screens. */
  readonly rowOnPhones?: boolean;
  /** Shows the biography, if there is one. */
  readonly withBiography?: boolean;
  readonly children?: ReactNode;
}

/** A member of the team: photograph or initials. */
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
