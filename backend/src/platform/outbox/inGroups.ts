/**
 * Writes values one call after another, with all that have come since in each: many at once become few calls, and a
 * single one is written at once.
 * @returns adds a value; resolves when it is written
 * @throws what the call with this value throws
 */
export function inGroups<Value>(
  write: (values: readonly Value[]) => Promise<void>,
): (value: Value) => Promise<void> {
  let next: { readonly values: Value[]; readonly written: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();
  return (value) => {
    if (!next) {
      const values: Value[] = [];
      const written = last.then(() => {
        next = undefined;
        return write(values);
      });
      // A later group does not depend on this one.
      last = written.catch(() => undefined);
      next = { values, written };
    }
    next.values.push(value);
    return next.written;
  };
}
