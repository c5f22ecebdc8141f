import * as z from 'zod';

/** Of what stands in it only that something does is of interest; what is too long is no reason to refuse a form. */
const trap = z
  .string()
  .overwrite((typed) => typed.trim().slice(0, 200))
  .optional();

/**
 * Fields that people never see: a form that has one filled in was probably filled in by a program, or by a password manager that
 * took it for another. `website` is what it was called in pages that are still open; managers fill in one of that name.
 */
export const trapFields = { leaveEmpty: trap, website: trap };

/** What forms send beside their own fields. */
export type TrapFields = { [name in keyof typeof trapFields]?: unknown };

/** What was sent without those fields. */
export function withoutTrap<Sent extends object>(sent: Sent): Omit<Sent, keyof TrapFields> {
  const { leaveEmpty: _, website: __, ...own } = sent as Sent & TrapFields;
  return own;
}
