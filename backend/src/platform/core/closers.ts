type Close = () => void | Promise<void>;

/** What was opened, to be closed in the opposite order; one that fails does not keep the others open. */
export interface Closers {
  add(close: Close): void;
  /** Asked again, it waits for the same closing. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const open: Close[] = [];
  let closing: Promise<void> | undefined;
  return {
    add: (close) => void open.push(close),
    closeAll: () => (closing ??= closeInTurn(open)),
  };
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
