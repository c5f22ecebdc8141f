/** What visitors of a canary and of the current version had in the same hour. */
export interface Comparison {
  /** Visits that had the event, such as a failure. */
  readonly canary: number;
  readonly current: number;
  /** All visits. */
  readonly canaryVisits: number;
  readonly currentVisits: number;
}

/** How many times as frequent a fault may be. The mixture is sensitive to a little and to much. */
const RATES = [1.5, 2, 4, 10, 30, 100] as const;

/**
 * Returns how much more likely a series is when events are more frequent in the canary than when they are equally
 * frequent. With equal rates it reaches X, at any time, with a probability of at most 1/X (Ville's inequality), so it may
 * be looked at after each visit.
 *
 * Given the number of events in an hour, those of the canary are binomial with the canary's share of the visits when
 * rates are equal. Under that distribution the mean of each factor is at most one.
 */
export function evidenceOf(series: readonly Comparison[]): number {
  const mixture = RATES.map((rate) => {
    const logs = series.map(({ canary, current, canaryVisits, currentVisits }) => {
      const visits = canaryVisits + currentVisits;
      if (canary + current === 0 || canaryVisits === 0 || currentVisits === 0) return 0;
      const share = canaryVisits / visits;
      const mean = rate * share + 1 - share;
      return canary * Math.log(rate / mean) - current * Math.log(mean);
    });
    return Math.exp(logs.reduce((sum, log) => sum + log, 0));
  });
  return mixture.reduce((sum, likelihood) => sum + likelihood, 0) / RATES.length;
}
