/** A value that can be read and watched; compatible with React's `useSyncExternalStore`. */
export interface Observable<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}
