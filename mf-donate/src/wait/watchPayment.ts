/** Pause before the next look: two seconds at first, half a minute in the end. */
export const pauseAfter = (looks: number): number => Math.min(2_000 * 1.25 ** (looks - 1), 30_000);

export interface Watch {
  /** Looks once. Says whether there is more to wait for; a failure is as good as a yes. */
  readonly look: () => Promise<boolean>;
  /** Called after each look with how many there were. */
  readonly looked?: (looks: number) => void;
  readonly signal: AbortSignal;
}

/** Looks after a payment until it has ended, more and more seldom. Coming back to the page is a reason to look at once. */
export async function watchPayment({ look, looked, signal }: Watch): Promise<void> {
  for (let looks = 1; !signal.aborted; looks++) {
    const goesOn = await look().catch(() => true);
    if (!goesOn || signal.aborted) return;
    looked?.(looks);
    await pauseOrReturn(pauseAfter(looks), signal);
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
