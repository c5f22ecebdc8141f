import * as z from 'zod';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A moment as a date and time field shows it, in UTC. @param iso nothing for no moment */
export const utcField = (iso: string | null | undefined): string =>
  iso ? new Date(iso).toISOString().slice(0, 16) : '';

/** What a date and time field holds, as a moment in UTC; nothing for an empty one. */
export const utcTime = z.string().transform((typed, context) => {
  if (typed === '') return null;
  if (LOCAL.test(typed) && !Number.isNaN(Date.parse(`${typed}Z`))) return `${typed}:00.000Z`;
  context.addIssue({ code: 'custom', message: 'Please enter a date and time, or neither' });
  return z.NEVER;
});
