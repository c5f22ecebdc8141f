import { VisuallyHidden } from '@school/shared/ui';

/** A place as a figure, said in full to who does not see where it stands. */
export function Place({ place }: { readonly place: number | null }) {
  if (place === null) return null;
  return (
    <>
      <VisuallyHidden>Place </VisuallyHidden>
      {place}
    </>
  );
}
