/** Aborts with a reason that the signal has also in Chrome before 98. */
export function abortWith(stop: AbortController, reason: unknown): void {
  if (!('reason' in stop.signal)) Object.assign(stop.signal, { reason });
  stop.abort(reason);
}
