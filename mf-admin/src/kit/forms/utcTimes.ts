import * as z from 'zod';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Formats a time for a date and time field, in UTC. @param iso undefined for an empty field */
export const utcField = (iso: string | null | undefined): string =>
  iso ? new Date(iso).toISOString().slice(0, 16) : '';

/** Parses a date and time field as UTC; null for an empty one. */
export const utcTime = z.string().transform((typed, context) => {
  if (typed === '') return null;
  if (LOCAL.test(typed) && !Number.isNaN(Date.parse(`${typed}Z`))) return `${typed}:00.000Z`;
  context.addIssue({ code: 'custom', message: 'Please enter a date and time, or neither' });
  return z.NEVER;
});
