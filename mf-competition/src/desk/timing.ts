/** Where a bar stands on its score, and when it begins. */
interface TimedBar {
  /** Ms from the start. */
  readonly from: number;
  /** In the units of the score, of whose size `Timing` tells. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is known of a score beside its picture. */
export interface Timing {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly TimedBar[];
  /** When its last note ends; ms from the start. */
  readonly ends: number;
}

/** Which bar sounds at a time; the first before the start, the last after the end. @param at ms from the start */
export function barAt({ bars }: Timing, at: number): number {
  const next = bars.findIndex(({ from }) => from > at);
  return next < 0 ? bars.length - 1 : Math.max(next - 1, 0);
}

/** The bar at a place of the score, each from 0 to 1; none beside the music. */
export function barUnder({ bars, width, height }: Timing, across: number, down: number): number | undefined {
  const [x, y] = [across * width, down * height];
  const found = bars.findIndex(
    (bar) => x >= bar.x && x < bar.x + bar.width && y >= bar.y && y < bar.y + bar.height,
  );
  return found < 0 ? undefined : found;
}

/** The bar that a key leads to. @returns nothing for a key that leads nowhere */
export function barByKey(key: string, bar: number, { bars }: Timing): number | undefined {
  const last = bars.length - 1;
  const to = { ArrowLeft: bar - 1, ArrowRight: bar + 1, Home: 0, End: last }[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last);
}

/** Where a bar stands, as CSS places it over the score. */
export function placeOf({ bars, width, height }: Timing, bar: number): Record<string, string> {
  const { x, y, width: wide, height: high } = bars[bar] ?? { x: 0, y: 0, width: 0, height: 0 };
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: percent(x, width),
    top: percent(y, height),
    width: percent(wide, width),
    height: percent(high, height),
  };
}
