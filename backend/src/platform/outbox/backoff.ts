const second = 1000;
const longest = 60 * 60 * second;

/** After so many attempts an effect is left to staff: with the waits between, about eight hours. */
export const mostAttempts = 16;

/** How long to wait after an attempt that failed, in ms: 5 s, doubled each time, at most an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(5 * second * 2 ** (attempts - 1), longest);
}
