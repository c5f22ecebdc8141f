type Close = () => void | Promise<void>;

/** Closes what was opened in reverse order; a failure does not stop the others. */
export interface Closers {
  add(close: Close): void;
  /** A second call waits for the first one. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const open: Close[] = [];
  let closing: Promise<void> | undefined;
  return { add: (close) => void open.push(close), closeAll: () => (closing ??= closeInTurn(open)) };
}

async function closeInTurn(open: Close[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of open.reverse()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
}
