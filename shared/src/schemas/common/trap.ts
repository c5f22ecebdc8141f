import * as z from 'zod';

/** Only whether it is filled in matters; a long value must not cause an error. */
const trap = z
  .string()
  .overwrite((typed) => typed.trim().slice(0, 200))
  .optional();

/**
 * Honeypot fields that people do not see. A value was probably entered by a bot, or by a password manager by mistake.
 * `website` is the name on pages that are still open; managers fill in fields of that name.
 */
export const trapFields = { leaveEmpty: trap, website: trap };

/** The honeypot fields of a form. */
export type TrapFields = { [name in keyof typeof trapFields]?: unknown };

/** Returns a value without the honeypot fields. */
export function withoutTrap<Sent extends object>(sent: Sent): Omit<Sent, keyof TrapFields> {
  const { leaveEmpty: _, website: __, ...own } = sent as Sent & TrapFields;
  return own;
}
