/** So long a code has to be out of sight before it counts as shown again. Milliseconds. */
const GONE_MS = 2_500;

/** Passes a code on when it is held before the camera, and not again in every picture as long as it stays there. */
export function newCodes(onCode: (code: string) => void): (seen: string | undefined, now: number) => void {
  let last = '';
  let lastSeen = Number.NEGATIVE_INFINITY;
  return (seen, now) => {
    if (!seen) return;
    const isNew = seen !== last || now - lastSeen > GONE_MS;
    last = seen;
    lastSeen = now;
    if (isNew) onCode(seen);
  };
}
