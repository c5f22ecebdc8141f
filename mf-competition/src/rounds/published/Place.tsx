import { VisuallyHidden } from '@school/shared/ui';

/** A place as a number, with full text for screen readers. */
export function Place({ place }: { readonly place: number | null }) {
  if (place === null) return null;
  return (
    <>
      <VisuallyHidden>Place </VisuallyHidden>
      {place}
    </>
  );
}
