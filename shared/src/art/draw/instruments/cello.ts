import { bowed } from './bowed';

export const cello = (): string =>
  bowed({
    upper: { radius: 100, y: -112 },
    lower: { radius: 136, y: 108 },
    waist: { radius: 66, x: 130, y: -14 },
    board: 21,
    nut: -400,
    hole: 1.28,
    pin: 130,
    scroll: { half: 17, scale: 1.15 },
  });
