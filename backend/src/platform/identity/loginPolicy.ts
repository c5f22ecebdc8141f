import type { AuthSettings } from '../config/settings';
import type { Library } from './library';
import { methods } from './store/signInMethods';

/**
 * Extends the library's policy: people sign in again when they request Google while signed in another way, and when
 * their account has been signed out since.
 */
export function loginPolicy(auth: AuthSettings, { interactionPolicy }: Library) {
  const { Check, base } = interactionPolicy;
  const policy = base();
  const other = new Check('other_connection', 'Another connection was requested', 'login_required', (ctx) => {
    const { params, session, result } = ctx.oidc;
    const wanted = params?.['connection'] === auth.connections.google;
    const silent = ctx.oidc.prompts.has('none');
    return wanted && !silent && !result?.login && !session?.amr?.includes(methods.google);
  });
  const signedOut = new Check('signed_out', 'The account was signed out', 'login_required', (ctx) => {
    const { session, account, result } = ctx.oidc;
    return session?.accountId !== undefined && !account && !result?.login;
  });
  policy.get('login')?.checks.add(other);
  policy.get('login')?.checks.add(signedOut);
  return policy;
}
