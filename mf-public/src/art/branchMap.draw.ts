import { bar, circle, group, line, paint, path, sheet, times } from '@school/shared/art/draw';
import { maps, type Street } from '../content/maps';

export interface BranchMapProps {
  readonly of: keyof typeof maps;
}

/** Draws a map of the streets around a branch from its data. The text beside it says the same. */
export function branchMap({ of, id }: BranchMapProps & { readonly id: string }): string {
  const { streets, marks, school, water } = maps[of];
  const [x, y] = school;
  return sheet(id).svg(
    { viewBox: [0, 0, 640, 400], fit: 'xMidYMid slice' },
    bar(0, 0, 640, 400, paint('sand')) +
      houses() +
      (water ? path(`${along(water)}Z`, paint('indigo')) : '') +
      streets.map((street) => line(along(street.bends), paint('paper'), street.main ? 34 : 22)).join('') +
      streets.map(({ bends, main }) => (main ? line(along(bends), paint('gold'), 4) : '')).join('') +
      streets.map(nameOf).join('') +
      marks
        .map(
          ({ name, at }) => circle(at[0], at[1], 9, paint('palm')) + words(name, [at[0] + 16, at[1] + 6], 17),
        )
        .join('') +
      // The school stands out as a beat of the school's mark.
      group(
        `translate(${x},${y})`,
        circle(0, 0, 30, paint('wine')) + path('M-4,-16A16,16 0 0 1 -4,16Z', paint('gold')),
      ) +
      words('The school', [x - 44, y - 40], 21),
  );
}

/** Draws rows of houses between the streets. */
const houses = (): string =>
  times(6, (row) =>
    times(9, (column) =>
      bar(
        12 + column * 72 + (row % 2) * 18,
        14 + row * 66,
        34 + ((row + column * 2) % 3) * 9,
        40,
        paint('oat'),
      ),
    ),
  );

const along = (places: Street['bends']): string =>
  places.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x},${y}`).join('');

const nameOf = ({ name, label }: Street): string => words(name, label, 17);

const words = (text: string, [x, y]: readonly [number, number], size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${paint('ink')}" stroke="${paint('sand')}" stroke-width="5" paint-order="stroke">${text}</text>`;
