/**
 * Returns the mailbox of an address for limits: ignores case and any `+part`. Only for comparison; mails go to the
 * address as it was given.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const [mailbox] = local.split('+');
  return `${mailbox}@${host}`;
}
