import { useAsset } from '@school/shared';
import type { Person } from '@school/shared/people';
import { Picture, PortraitTile } from '@school/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  readonly person: Person;
  /** A row instead of a tile where the screen is narrow. */
  readonly rowOnPhones?: boolean;
  /** Links of the person. */
  readonly children?: ReactNode;
}

/** A member of the team: the photograph, or the mails of the name until there is one. */
export function Portrait({ person, rowOnPhones = false, children }: Props) {
  const { name, position, syllables, tone, accents, photo } = person;
  const base = useAsset(photo?.file ?? '');
  return (
    <PortraitTile
      {...{ name, position, syllables, tone, accents, rowOnPhones }}
      photo={
        photo && (
          <Picture
            src={`${base}.jpg`}
            width={photo.width}
            height={photo.height}
            alt={`Portrait of ${name}`}
            sources={[
              { type: 'image/avif', srcSet: `${base}.avif` },
              { type: 'image/webp', srcSet: `${base}.webp` },
            ]}
          />
        )
      }
    >
      {children}
    </PortraitTile>
  );
}
