import { useEffect, useEffectEvent, type RefObject } from 'react';
import { barByKey, type Timing } from './timing';

interface PlayerKeys {
  readonly bar: number;
  readonly timing: Timing;
  readonly goTo: (bar: number) => void;
  readonly toggle: () => void;
}

/**
 * Handles the keys of the player while the focus is within it: Space plays and pauses, the arrow keys
 * change the bar. Controls keep the keys that they use themselves.
 */
export function usePlayerKeys(
  stand: RefObject<HTMLElement | null>,
  { bar, timing, goTo, toggle }: PlayerKeys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && keeps(event.target, event.key)) return;
    const to = barByKey(event.key, bar, timing);
    if (to !== undefined) goTo(to);
    else if (event.key === ' ') toggle();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = stand.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [stand]);
}

/** Returns whether a control uses a key itself. */
function keeps(control: Element, key: string): boolean {
  return control.matches('input') || (key === ' ' && control.matches('button'));
}
