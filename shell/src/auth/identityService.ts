import type { Credentials } from '@school/shared/contract';
import type { AuthConfig } from './authConfig';

const PASSWORD_REALM = 'http://auth0.com/oauth/grant-type/password-realm';

/** The identity service could not be asked. */
const UNREACHABLE = 'The sign-in service cannot be reached. Please try again.';

/**
 * Exchanges an e-mail address and a password, typed into our own form, for a ticket to sign in with.
 * @throws the identity service's answer, with its code as `error`
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
 * Ends the session at the identity service without leaving the page, so that a failure can still be told. Auth0's
 * address for it is made to be navigated to: it lets no script read its answer, so there only a service out of reach
 * can be told; a readable request would fail each time. The local service lets the site read the answer.
 * @throws when the service cannot be reached or, where it can be read, answers with a failure
 */
export async function endSession({ mode, domain, clientId }: AuthConfig): Promise<void> {
  const query = new URLSearchParams({ client_id: clientId });
  const response = await ask(`${originOf(domain)}/v2/logout?${query}`, {
    mode: mode === 'local' ? 'cors' : 'no-cors',
    credentials: 'include',
  });
  // An opaque answer has the status 0 and is never `ok`.
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
