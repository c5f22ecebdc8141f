import { bowed } from './bowed';

export const violin = (): string =>
  bowed({
    upper: { radius: 84, y: -82 },
    lower: { radius: 106, y: 88 },
    waist: { radius: 52, x: 107, y: -6 },
    board: 18,
    nut: -336,
    chinRest: true,
    scroll: { half: 15, scale: 1 },
  });
