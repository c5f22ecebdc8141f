import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft, type HoldTerm } from './countdown';

/**
 * Returns the seconds until a hold ends, updating itself.
 * @param answeredAt when the API answered, ms since 1970 by this device's clock
 * @param onEnd called when the countdown ends; the API decides whether the hold has ended
 */
export function useCountdown(hold: HoldTerm, answeredAt: number, onEnd: () => void): number {
  const [now, setNow] = useState(answeredAt);
  const left = secondsLeft(hold, Math.max(0, now - answeredAt));
  const isOver = left === 0;
  const ended = useEffectEvent(onEnd);

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [answeredAt]);
  useEffect(() => {
    if (isOver) ended();
  }, [isOver]);

  return left;
}
