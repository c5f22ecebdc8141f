/** A step of a funnel with which part of the step before came so far; none where that says nothing. */
export interface Share {
  /** 0 to 1, of the largest step. */
  readonly width: number;
  /** '27 %', or nothing. */
  readonly ofBefore: string;
}

/** The steps of a funnel beside each other. Visits are not all counted, so a later step can be the larger one. */
export function sharesOf(counts: readonly number[]): Share[] {
  const largest = Math.max(1, ...counts);
  return counts.map((count, at) => {
    const before = counts[at - 1];
    const says = before !== undefined && before > 0 && count <= before;
    return { width: count / largest, ofBefore: says ? `${Math.round((count / before) * 100)} %` : '' };
  });
}
