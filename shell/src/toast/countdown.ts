/** A timer that can be held and goes on with the time that was left. */
export interface Countdown {
  readonly hold: () => void;
  readonly go: () => void;
  readonly stop: () => void;
}

/** Calls back after a time, counted only while it goes. It starts held. */
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
