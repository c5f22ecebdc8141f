import { errorsDomain } from './seededAccounts';
import type { IdentityDeps } from './identityDeps';
import type { Account } from './accounts';
import type { Attempt } from './attempts';

/** Why a sign-in failed, in Auth0's format. */
export interface Refusal {
  error: string;
  error_description: string;
}

const wrong: Refusal = { error: 'access_denied', error_description: 'Wrong email or password.' };

const tooMany: Refusal = {
  error: 'too_many_attempts',
  error_description:
    'Your account is blocked after too many wrong passwords. Reset your password, or try again later.',
};

/** Returns the account if the password is correct. An unknown address gets the same answer as a wrong password. */
export async function checkPassword(
  { accounts, attempts }: Pick<IdentityDeps, 'accounts' | 'attempts'>,
  attempt: Attempt,
  password: string,
): Promise<{ account: Account } | { refusal: Refusal }> {
  const { email } = attempt;
  const [code = '', domain = ''] = email.trim().split('@');
  if (domain === errorsDomain) return { refusal: { error: code, error_description: `The error ${code}` } };
  const account = accounts.byEmail(email);
  if (account?.blocked || (await attempts.areTooMany(attempt))) return { refusal: tooMany };
  const right = await accounts.hasPassword(account, password);
  if (!account || !right) {
    await attempts.failed(attempt);
    return { refusal: wrong };
  }
  await attempts.succeeded(attempt);
  return { account };
}
