import type { Credentials } from '@school/shared/contract';
import type { AuthConfig } from './authConfig';

const PASSWORD_REALM = 'http://auth0.com/oauth/grant-type/password-realm';

/** The message when the identity service cannot be reached. */
const UNREACHABLE = 'The sign-in service cannot be reached. Please try again.';

/**
 * Exchanges an email address and password from our own form for a sign-in ticket.
 * @throws the identity service's response, with its code as `error`
 */
export async function requestLoginTicket(
  { domain, clientId, connections }: AuthConfig,
  { email, password }: Credentials,
): Promise<string> {
  const response = await ask(`${originOf(domain)}/co/authenticate`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      username: email,
      password,
      realm: connections.password,
      credential_type: PASSWORD_REALM,
    }),
  });
  const answer = await bodyOf(response);
  if (!response.ok || typeof answer['login_ticket'] !== 'string') throw answer;
  return answer['login_ticket'];
}

/**
 * Ends the session at the identity service without leaving the page, so that a failure can be reported. Auth0's logout
 * URL is meant for navigation, and scripts cannot read its response, so with Auth0 only an unreachable service is
 * detected. The local service's response is readable.
 * @throws when the service cannot be reached or its readable response is a failure
 */
export async function endSession({ mode, domain, clientId }: AuthConfig): Promise<void> {
  const query = new URLSearchParams({ client_id: clientId });
  const response = await ask(`${originOf(domain)}/v2/logout?${query}`, {
    mode: mode === 'local' ? 'cors' : 'no-cors',
    credentials: 'include',
  });
  // An opaque response has status 0 and is never `ok`.
  if (response.type !== 'opaque' && !response.ok) throw new Error(answeredWith(response));
}

function originOf(domain: string): string {
  return domain.startsWith('http') ? domain : `https://${domain}`;
}

function answeredWith({ status }: Response): string {
  return `The sign-in service answered with ${status}.`;
}

async function ask(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (cause) {
    throw new Error(UNREACHABLE, { cause });
  }
}

async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const unreadable = { message: answeredWith(response) };
  const body: unknown = await response.json().catch(() => unreadable);
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : unreadable;
}
