import { useEffect, useEffectEvent, type RefObject } from 'react';
import { barByKey, type Timing } from './timing';

interface PlayerKeys {
  readonly bar: number;
  readonly timing: Timing;
  readonly goTo: (bar: number) => void;
  readonly toggle: () => void;
}

/**
 * The keys of the player, wherever on its stand the focus is: Space plays and pauses, the arrow keys go bar by bar. A
 * control keeps the keys that it has a use for itself.
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

/** Whether a control has its own use for a key. */
function keeps(control: Element, key: string): boolean {
  return control.matches('input') || (key === ' ' && control.matches('button'));
}
