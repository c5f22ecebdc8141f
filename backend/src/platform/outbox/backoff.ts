const second = 1000;
const longest = 60 * 60 * second;

/** After this many attempts, in about eight hours, an effect is left to staff. */
export const mostAttempts = 16;

/** Returns the wait after a failed attempt, in ms: 5 s, doubled each time, at most an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(5 * second * 2 ** (attempts - 1), longest);
}
