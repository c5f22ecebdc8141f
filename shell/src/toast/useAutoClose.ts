import { useEffect, useEffectEvent, useRef } from 'react';
import { createCountdown, type Countdown } from './countdown';
import type { Toast } from './toastBook';

/** Closes a toast when its time is over. Time pauses while `held` and restarts with each update. */
export function useAutoClose({ autoClose, version }: Toast, held: boolean, close: () => void): void {
  const countdown = useRef<Countdown | null>(null);
  const onEnd = useEffectEvent(close);
  const start = useEffectEvent(() => {
    if (!held) countdown.current?.go();
  });

  useEffect(() => {
    if (autoClose === null) return;
    const current = createCountdown(autoClose, () => onEnd());
    countdown.current = current;
    start();
    return () => {
      current.stop();
      countdown.current = null;
    };
  }, [autoClose, version]);

  useEffect(() => {
    if (held) countdown.current?.hold();
    else countdown.current?.go();
  }, [held]);
}
