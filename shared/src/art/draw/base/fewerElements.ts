/** Bars and circles, whose outlines all run clockwise, so one path fills them even where they overlap. */
const BAR = 'rect x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*"';
const CIRCLE = 'circle cx="[^"]*" cy="[^"]*" r="[^"]*"';
const FILLED = new RegExp(
  `<(?:${BAR}|${CIRCLE}) fill="([^"]*)"/>(?:<(?:${BAR}|${CIRCLE}) fill="\\1"/>)+`,
  'g',
);
const LINES =
  /<path d="M[^"]*" fill="none" (stroke="[^"]*" stroke-width="[^"]*"(?: stroke-linecap="round")?)\/>(?:<path d="M[^"]*" fill="none" \1\/>)+/g;

/**
 * Joins neighbours of one colour in one path. A browser lays out and paints each element separately, which is
 * noticeable on a slow phone.
 * @param markup SVG as written by `bar`, `circle` and `line`
 */
export const fewerElements = (markup: string): string =>
  markup
    .replace(FILLED, (shapes, fill: string) => `<path d="${outlines(shapes)}" fill="${fill}"/>`)
    .replace(
      LINES,
      (lines, stroke: string) =>
        `<path d="${[...lines.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('')}" fill="none" ${stroke}/>`,
    );

const outlines = (shapes: string): string =>
  [...shapes.matchAll(/<(rect|circle)([^>]*)>/g)]
    .map(([, name, attributes = '']) => {
      const numbers = [...attributes.matchAll(/ (?:c?[xy]|width|height|r)="([^"]*)"/g)].map(([, number]) =>
        Number(number),
      );
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      if (name === 'rect') return `M${x},${y}h${width}v${height}h${-width}Z`;
      const radius = width;
      const half = `a${radius},${radius} 0 0 1 `;
      return `M${x - radius},${y}${half}${2 * radius},0${half}${-2 * radius},0Z`;
    })
    .join('');
