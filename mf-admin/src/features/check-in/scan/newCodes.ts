/** How long a code must be out of view before it counts as shown again (ms). */
const GONE_MS = 2_500;

/** Reports a code when it comes into view, and not again in every frame while it stays. */
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
