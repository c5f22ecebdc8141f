/** A step of a funnel, with its share of the previous step where that is meaningful. */
export interface Share {
  /** 0 to 1, relative to the largest step. */
  readonly width: number;
  /** '27 %', or empty. */
  readonly ofBefore: string;
}

/** Returns the steps of a funnel as shares. Not all visits are counted, so a later step can be larger. */
export function sharesOf(counts: readonly number[]): Share[] {
  const largest = Math.max(1, ...counts);
  return counts.map((count, at) => {
    const before = counts[at - 1];
    const says = before !== undefined && before > 0 && count <= before;
    return { width: count / largest, ofBefore: says ? `${Math.round((count / before) * 100)} %` : '' };
  });
}
