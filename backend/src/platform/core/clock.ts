/** The backend's only source of the time; tests pass one that they can set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves when it is set. */
export interface SettableClock extends Clock {
  set(at: Date): void;
  advance(milliseconds: number): void;
}

export function settableClock(start: Date): SettableClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    set: (next) => {
      at = next.getTime();
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}
