/** The only shapes of drawings: bars, circles, and paths of straight lines and circular arcs. */

export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Two decimals are enough for a finished drawing. */
export const compact = (markup: string): string =>
  markup.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (digits) => String(round(Number(digits))));

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const bar = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** Draws a filled path that slightly exceeds its edge, so that no seam shows between two halves. */
export const sealedPath = (d: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="1.2"/>`;

/** Draws a line of a given width. */
export const line = (d: string, colour: string, width: number, cap: 'butt' | 'round' = 'butt'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${cap === 'round' ? ' stroke-linecap="round"' : ''}/>`;

export const group = (transform: string, markup: string): string =>
  `<g transform="${transform}">${markup}</g>`;

/** Calls `draw` with 0, 1 … count - 1 and joins the results. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Returns an element of a list that repeats. */
export const cycle = <T>(list: readonly T[], index: number): T => {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('A drawing needs at least one element to repeat');
  return found;
};

/** Returns where two circles touch. */
export function meeting(a: Point, radiusA: number, b: Point, radiusB: number): readonly [Point, Point] {
  const [ax, ay] = a;
  const [bx, by] = b;
  const distance = Math.hypot(bx - ax, by - ay);
  const along = (radiusA ** 2 - radiusB ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(radiusA ** 2 - along ** 2);
  const x = ax + (along * (bx - ax)) / distance;
  const y = ay + (along * (by - ay)) / distance;
  const dx = (aside * (by - ay)) / distance;
  const dy = (aside * (bx - ax)) / distance;
  return [
    [x + dx, y - dy],
    [x - dx, y + dy],
  ];
}
