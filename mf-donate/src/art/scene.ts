import { sheet, type Sheet } from '@school/shared/art/draw';

/** A drawing of eight to five that fills its box. */
export const scene =
  (draw: (paper: Sheet) => string) =>
  ({ id }: { readonly id: string }): string => {
    const paper = sheet(id);
    return paper.svg({ viewBox: [0, 0, 800, 500], fit: 'xMidYMid slice' }, draw(paper));
  };
