/** A time as staff changed it: taken away when null, and left as it was when they said nothing of it. */
export const changedTime = (wanted: string | null | undefined, before: Date | null): Date | null =>
  wanted === undefined ? before : wanted === null ? null : new Date(wanted);
