import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft, type HoldTerm } from './countdown';

/**
 * Seconds until a hold ends, moving by themselves.
 * @param answeredAt when the API said so, ms since 1970 by this device's clock
 * @param onEnd called when it has ended by the clock; the API says whether it has
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
