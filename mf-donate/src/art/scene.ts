import { sheet, type Sheet } from '@school/shared/art/draw';

/** Returns a drawing of 8:5 that fills its box. */
export const scene =
  (draw: (paper: Sheet) => string) =>
  ({ id }: { readonly id: string }): string => {
    const paper = sheet(id);
    return paper.svg({ viewBox: [0, 0, 800, 500], fit: 'xMidYMid slice' }, draw(paper));
  };
