/** The widths that are generated, up to the photograph's own. Pixels. */
const WIDTHS = [240, 480, 960, 1600] as const;

/** Returns the generated widths of a photograph in pixels, narrowest first. */
export function widthsOf({ width }: { readonly width: number }): readonly number[] {
  const smaller = WIDTHS.filter((one) => one < width);
  return width <= WIDTHS[WIDTHS.length - 1]! ? [...smaller, width] : smaller;
}
