/**
 * Whose mailbox an address is, for limits: however it is written, and with or without a `+part`, it is the same. For
 * comparing alone: mails go to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const [mailbox] = local.split('+');
  return `${mailbox}@${host}`;
}
