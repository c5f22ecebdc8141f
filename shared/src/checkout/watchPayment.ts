/** Returns the pause before the next check in ms, from two seconds to half a minute. */
export const pauseAfter = (checks: number): number => Math.min(2_000 * 1.25 ** (checks - 1), 30_000);

export interface PaymentWatch {
  /** Checks once. Resolves to whether the payment is still open; a failure counts as open. */
  readonly check: () => Promise<boolean>;
  /** Called after each check of an open payment, with the number of checks. */
  readonly onChecked?: (checks: number) => void;
  readonly signal: AbortSignal;
}

/** Polls a payment until it has ended, at growing intervals, and at once when the visitor returns to the page. */
export async function watchPayment({ check, onChecked, signal }: PaymentWatch): Promise<void> {
  for (let checks = 1; !signal.aborted; checks++) {
    const isOpen = await check().catch(() => true);
    if (!isOpen || signal.aborted) return;
    onChecked?.(checks);
    await pauseOrReturn(pauseAfter(checks), signal);
  }
}

function pauseOrReturn(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const back = () => document.visibilityState === 'visible' && end();
    document.addEventListener('visibilitychange', back, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}
