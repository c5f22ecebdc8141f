type Close = () => void | Promise<void>;

/** What was opened, to be closed in the opposite order; one that fails does not keep the others open. */
export interface Closers {
  add(close: Close): void;
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const open: Close[] = [];
  return {
    add: (close) => void open.push(close),
    closeAll: async () => {
      const failures: unknown[] = [];
      for (let close = open.pop(); close; close = open.pop()) {
        try {
          await close();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
    },
  };
}
