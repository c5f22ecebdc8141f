import { bar, circle, line, meeting, path, round, sealedPath, times } from '../base/primitives';
import { part } from '../base/instrumentColors';

/** The body of a bowed instrument: two circles, with a third cut out of the side. */
export interface BowedShape {
  readonly upper: { readonly radius: number; readonly y: number };
  readonly lower: { readonly radius: number; readonly y: number };
  readonly waist: { readonly radius: number; readonly x: number; readonly y: number };
  /** Half the width of the fingerboard at its lower end. */
  readonly board: number;
  /** Upper end of the neck. */
  readonly nut: number;
  /** Size of the sound holes. */
  readonly hole?: number;
  readonly chinRest?: boolean;
  /** Length of the end pin. */
  readonly pin?: number;
  readonly scroll: { readonly half: number; readonly scale: number };
}

const stringsAt = [-3, -1, 1, 3] as const;

export function bowed(shape: BowedShape): string {
  const { lower, pin = 0, chinRest } = shape;
  return (
    (pin
      ? bar(-4, lower.y + lower.radius - 6, 8, pin, part.dark) +
        circle(0, lower.y + lower.radius, 12, part.dark)
      : '') +
    sealedPath(half(shape, -1), part.light) +
    path(half(shape, 1), part.shade) +
    purfling(shape) +
    soundHole(shape, -1) +
    soundHole(shape, 1) +
    (chinRest ? chin(shape) : '') +
    board(shape) +
    bridge(shape) +
    pegBox(shape)
  );
}

/** Draws one half of the body, left (-1) or right (1) of the axis. */
function half({ upper, lower, waist }: BowedShape, side: -1 | 1): string {
  const outer = (y: number, radius: number) =>
    [...meeting([0, y], radius, [waist.x, waist.y], waist.radius)].sort((a, b) => b[0] - a[0])[0]!;
  const [ux, uy] = outer(upper.y, upper.radius);
  const [lx, ly] = outer(lower.y, lower.radius);
  const [turn, back] = side > 0 ? [1, 0] : [0, 1];
  return (
    `M0,${upper.y - upper.radius}A${upper.radius},${upper.radius} 0 0 ${turn} ${round(side * ux)},${round(uy)}` +
    `A${waist.radius},${waist.radius} 0 0 ${back} ${round(side * lx)},${round(ly)}` +
    `A${lower.radius},${lower.radius} 0 0 ${turn} 0,${lower.y + lower.radius}Z`
  );
}

/** Draws one inner arc per bout, on the light half only. */
function purfling({ upper, lower }: BowedShape): string {
  const low = lower.radius - 14;
  const high = upper.radius - 14;
  return (
    line(
      `M0,${lower.y + low}A${low},${low} 0 0 1 ${round(-low * 0.985)},${round(lower.y + low * 0.17)}`,
      part.shade,
      4,
    ) +
    line(
      `M0,${upper.y - high}A${high},${high} 0 0 0 ${round(-high * 0.985)},${round(upper.y - high * 0.17)}`,
      part.shade,
      4,
    )
  );
}

function soundHole({ waist, hole = 1 }: BowedShape, side: -1 | 1): string {
  const x = side * 40 * hole;
  const top = waist.y - 40 * hole + 8;
  const foot = waist.y + 40 * hole + 14;
  const bend = 15 * hole;
  const arc = (sweep: number) => `a${bend},${bend} 0 0 ${sweep} ${round(side * bend)},${round(bend)}`;
  return (
    line(
      `M${round(x - side * bend)},${round(top)}${arc(side > 0 ? 1 : 0)}V${round(foot - bend)}${arc(side > 0 ? 0 : 1)}`,
      part.dark,
      7 * hole,
    ) +
    circle(x - side * bend, top + 3.5 * hole, 7 * hole, part.dark) +
    circle(x + side * bend, foot - 3.5 * hole, 8 * hole, part.dark) +
    bar(x - 7 * hole, (top + foot) / 2 - 1.5 * hole, 14 * hole, 3 * hole, part.dark)
  );
}

/** Draws the chin rest along the edge of the lower bout. */
const chin = ({ lower: { radius, y } }: BowedShape): string => {
  const foot = y + radius;
  return path(
    `M-16,${foot - 1}A${radius},${radius} 0 0 1 -82,${foot - 39}A44,44 0 0 1 -16,${foot - 36}Z`,
    part.dark,
  );
};

const bridgeAt = ({ upper, lower }: BowedShape): number => upper.y + (lower.y - upper.y) * 0.82;

/** Draws neck, tailpiece and strings. */
function board(shape: BowedShape): string {
  const { board: half, nut, waist, lower } = shape;
  const y = bridgeAt(shape);
  const tail = lower.y + lower.radius * 0.78;
  const foot = half * 0.55;
  const string = (from: number, to: number, end: number) =>
    times(4, (index) => {
      const at = stringsAt[index]! * half;
      return line(`M${round(at * 0.3)},${round(from)}L${round(at * to)},${round(end)}`, part.strings, 2.2);
    });
  return (
    path(`M${-half * 0.72},${nut}H${half * 0.72}L${half},${waist.y + 6}H${-half}Z`, part.dark) +
    path(
      `M${-half * 1.15},${y + 30}H${half * 1.15}L${foot},${tail}A${foot},${foot} 0 0 1 ${-foot},${tail}Z`,
      part.dark,
    ) +
    string(y + 2, 0.2, nut) +
    string(y, 0.25, y + 34)
  );
}

function bridge(shape: BowedShape): string {
  const { board: half } = shape;
  const y = bridgeAt(shape);
  return path(
    `M${round(-half * 1.5)},${round(y + 12)}L${round(-half * 1.1)},${round(y - 8)}H${round(half * 1.1)}L${round(half * 1.5)},${round(y + 12)}H${round(half * 0.8)}A${round(half * 0.8)},${round(half * 0.8)} 0 0 0 ${round(-half * 0.8)},${round(y + 12)}Z`,
    part.accent,
  );
}

/** Draws the peg box, the pegs and the scroll. */
function pegBox({ nut, scroll: { half, scale } }: BowedShape): string {
  const eye = nut - 108 * scale;
  return (
    times(4, (index) =>
      bar(
        index % 2 ? -42 * scale : 6 * scale,
        nut - (26 + index * 17) * scale,
        36 * scale,
        8 * scale,
        part.accent,
        4 * scale,
      ),
    ) +
    path(`M${-half},${nut}L${-half * 0.9},${nut - 96 * scale}H${half * 0.9}L${half},${nut}Z`, part.dark) +
    circle(0, eye, 26 * scale, part.dark) +
    circle(0, eye, 16 * scale, part.light) +
    circle(0, eye, 8 * scale, part.dark)
  );
}
