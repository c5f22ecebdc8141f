import type { Observable } from './observable';

/** A value that can be read, watched and set. */
export interface Value<State> extends Observable<State> {
  readonly set: (next: State) => void;
}

/** Creates a value. Subscribers are notified of changes only. */
export function createValue<State>(start: State): Value<State> {
  const listeners = new Set<() => void>();
  let current = start;
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
