import type { Observable } from '../contract';

/** A value that can be read, watched and set. */
export interface Value<State> extends Observable<State> {
  readonly set: (next: State) => void;
}

export function value<State>(start: State): Value<State> {
  const listeners = new Set<() => void>();
  let current = start;
  return {
    get: () => current,
    set(next) {
      current = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
