/** Returns a changed time: null removes it, and undefined keeps it. */
export const changedTime = (wanted: string | null | undefined, before: Date | null): Date | null =>
  wanted === undefined ? before : wanted === null ? null : new Date(wanted);
