import type { Identity } from './useIdentity';

const NOT_SENT = { error: { message: 'The sign-in service cannot be reached. Please try again.' } };

/** Asks the sign-in service to mail a link for a new password. @throws a form error */
export async function mailNewPasswordLink(identity: Identity | undefined, email: string): Promise<void> {
  if (!identity) throw NOT_SENT;
  const { domain, clientId, connections } = identity;
  const origin = domain.startsWith('http') ? domain : `https://${domain}`;
  const response = await fetch(`${origin}/dbconnections/change_password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, email, connection: connections.password }),
  }).catch(() => undefined);
  if (!response?.ok) throw NOT_SENT;
}
