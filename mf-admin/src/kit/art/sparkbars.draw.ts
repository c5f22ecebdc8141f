import { bar, paint, sheet, times, type Tone } from '@school/shared/art/draw';

export interface SparkbarsProps {
  /** The newest value last, which is coloured. */
  readonly values: readonly number[];
  readonly tone: Tone;
}

/** Draws a row of bars; the tallest is as high as the drawing. */
export function sparkbars({ values, tone, id }: SparkbarsProps & { readonly id: string }): string {
  const top = Math.max(1, ...values);
  return sheet(id).svg(
    { viewBox: [0, 0, Math.max(1, values.length) * 8 - 2, 30], fit: 'none' },
    times(values.length, (index) => {
      const height = Math.max(1, (30 * Math.max(0, values[index]!)) / top);
      return bar(index * 8, 30 - height, 6, height, paint(index === values.length - 1 ? tone : 'oat'));
    }),
  );
}
