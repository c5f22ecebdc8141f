/** Where every part of the backend reads the time; a test hands in one that it can set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
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
