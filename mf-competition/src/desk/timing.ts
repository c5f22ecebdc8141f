/** Place and start of a bar. */
interface TimedBar {
  /** Milliseconds from the start. */
  readonly from: number;
  /** In units of the score, whose size is in `Timing`. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size and bars of a score. */
export interface Timing {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly TimedBar[];
  /** The end of the last note in milliseconds from the start. */
  readonly ends: number;
}

/**
 * Returns the bar at a time, the first before the start and the last after the end. @param at milliseconds
 * from the start
 */
export function barAt({ bars }: Timing, at: number): number {
  const next = bars.findIndex(({ from }) => from > at);
  return next < 0 ? bars.length - 1 : Math.max(next - 1, 0);
}

/** Returns the bar at a position of the score, each from 0 to 1, if there is one. */
export function barUnder({ bars, width, height }: Timing, across: number, down: number): number | undefined {
  const [x, y] = [across * width, down * height];
  const found = bars.findIndex(
    (bar) => x >= bar.x && x < bar.x + bar.width && y >= bar.y && y < bar.y + bar.height,
  );
  return found < 0 ? undefined : found;
}

/** Returns the bar that a key leads to, or undefined for other keys. */
export function barByKey(key: string, bar: number, { bars }: Timing): number | undefined {
  const last = bars.length - 1;
  const to = { ArrowLeft: bar - 1, ArrowRight: bar + 1, Home: 0, End: last }[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last);
}

/** Returns the place of a bar as CSS for an overlay. */
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
