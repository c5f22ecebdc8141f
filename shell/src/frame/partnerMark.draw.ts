import { paint, path, sheet } from '@school/shared/art/draw';

/** Draws the mark of the competition's partner. */
export const partnerMark = ({ id }: { readonly id: string }): string =>
  sheet(id).svg(
    { viewBox: [0, 0, 44, 44] },
    path('M22,0A22,22 0 0 0 22,44Z', paint('ink')) +
      path('M22,0A22,22 0 0 1 44,22H22Z', paint('clay')) +
      path('M22,26H40A18,18 0 0 1 22,44Z', paint('ink')),
  );
