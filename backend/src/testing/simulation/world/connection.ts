import type { PGlite, Transaction } from '@electric-sql/pglite';

/** An instance's way to the database, which can be cut at any step. */
export interface Connection {
  readonly client: PGlite;
  /** Whether the instance was killed: nothing of what it still does reaches anything. */
  readonly isDead: boolean;
  /** How many of its queries have not been answered. */
  readonly running: number;
  /** Kills the instance when it takes this many more steps; at once with 0. */
  killAfter(steps: number): void;
  /** Breaks the connection for a number of steps. */
  breakFor(steps: number): void;
}

/** As `pg` reports a lost connection. */
const lost = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/**
 * Gives an instance its own connection to the one embedded database. A step is the begin of a query, and the begin and
 * the end of a transaction: one that is cut after its commit has happened, though the instance does not know.
 */
export function connectTo(database: PGlite): Connection {
  let isDead = false;
  let stepsToLive = Infinity;
  let broken = 0;
  let running = 0;

  const step = () => {
    if (!isDead && stepsToLive <= 0) isDead = true;
    stepsToLive -= 1;
    if (isDead) throw lost();
    if (broken <= 0) return;
    broken -= 1;
    throw lost();
  };
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
  /** A transaction whose connection broke stays broken. */
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    counted(async () => {
      step();
      let isLost = false;
      const result = await database.transaction((tx) =>
        work(
          intercept(tx, (query) => {
            if (isLost) throw lost();
            try {
              step();
            } catch (error) {
              isLost = true;
              throw error;
            }
            return query();
          }),
        ).then((value) => {
          // Whoever went on after it would otherwise commit.
          if (isLost) throw lost();
          return value;
        }),
      );
      step();
      return result;
    });
  const client = new Proxy(
    intercept(database, (query) =>
      counted(() => {
        step();
        return query();
      }),
    ),
    { get: (target, name) => (name === 'transaction' ? transaction : bound(target, name)) },
  );

  return {
    client,
    get isDead() {
      return isDead;
    },
    get running() {
      return running;
    },
    killAfter: (steps) => {
      stepsToLive = steps;
      if (steps <= 0) isDead = true;
    },
    breakFor: (steps) => {
      broken = steps;
    },
  };
}

/** Wraps the methods with which something is asked. */
function intercept<T extends object>(
  target: T,
  around: (query: () => Promise<unknown>) => Promise<unknown>,
): T {
  return new Proxy(target, {
    get: (from, name) => {
      const value = bound(from, name);
      if (typeof value !== 'function' || (name !== 'query' && name !== 'exec')) return value;
      return async (...given: unknown[]) => around(() => value(...given) as Promise<unknown>);
    },
  });
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? (value.bind(target) as (...given: unknown[]) => unknown) : value;
}
