/** So many seconds before the end it is said aloud, once. */
export const ANNOUNCED_AT = 120;

/** Until when something is held, and the time when that was said; both UTC, by the API's clock. */
export interface HoldTerm {
  readonly expiresAt: string;
  readonly now: string;
}

/**
 * Seconds until a hold ends, by the API's clock; this device's own may be wrong.
 * @param sinceAnswer ms since the API's answer came
 */
export function secondsLeft({ expiresAt, now }: HoldTerm, sinceAnswer: number): number {
  const left = Date.parse(expiresAt) - Date.parse(now) - sinceAnswer;
  return Math.max(0, Math.ceil(left / 1_000));
}

/** '14:05', or '5 h 59 min' for the long time of an offer. */
export function clockOf(seconds: number): string {
  if (seconds >= 3_600) return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
