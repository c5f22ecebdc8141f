/** A timer that can be paused and resumed. */
export interface Countdown {
  readonly hold: () => void;
  readonly go: () => void;
  readonly stop: () => void;
}

/** Calls back after a time, which counts only while it runs. It starts paused. */
export function createCountdown(ms: number, onEnd: () => void): Countdown {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  }

  return {
    hold,
    stop: hold,
    go() {
      if (timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(onEnd, Math.max(0, left));
    },
  };
}
