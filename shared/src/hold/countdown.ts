/** The remaining seconds at which it is announced once to screen readers. */
export const ANNOUNCED_AT = 120;

/** When a hold ends, and the API's time of that answer; both UTC. */
export interface HoldTerm {
  readonly expiresAt: string;
  readonly now: string;
}

/**
 * Returns the seconds until a hold ends by the API's clock, because the device's may be wrong.
 * @param sinceAnswer ms since the API's answer arrived
 */
export function secondsLeft({ expiresAt, now }: HoldTerm, sinceAnswer: number): number {
  const left = Date.parse(expiresAt) - Date.parse(now) - sinceAnswer;
  return Math.max(0, Math.ceil(left / 1_000));
}

/** Formats '14:05', or '5 h 59 min' for the long time of an offer. */
export function clockOf(seconds: number): string {
  if (seconds >= 3_600) return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
