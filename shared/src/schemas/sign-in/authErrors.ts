import { authMessages, type AuthCondition } from '../common/authMessages';

/** The catalogue entry of each identity service code. */
const conditionOfCode: Readonly<Record<string, AuthCondition>> = {
  user_exists: 'email_in_use',
  email_exists: 'email_in_use',
  username_exists: 'email_in_use',
  invalid_signup: 'email_in_use',
  invalid_email: 'invalid_email',
  invalid_password: 'invalid_password',
  password_strength_error: 'invalid_password',
  password_dictionary_error: 'invalid_password',
  password_no_user_info_error: 'invalid_password',
  invalid_phone: 'invalid_phone',
  invalid_phone_number: 'invalid_phone',
  phone_exists: 'phone_in_use',
  phone_number_exists: 'phone_in_use',
  user_not_found: 'user_not_found',
  invalid_user_password: 'wrong_password',
  access_denied: 'wrong_password',
  invalid_grant: 'wrong_password',
  too_many_attempts: 'too_many_requests',
  too_many_requests: 'too_many_requests',
  popup_closed: 'popup_closed',
  popup_cancelled: 'popup_closed',
  cancelled: 'popup_closed',
  login_required: 'requires_recent_login',
  requires_recent_login: 'requires_recent_login',
};

/** The origin of the error: declining on Google's page is not a wrong password. */
export type AuthFlow = 'password' | 'popup';

/** How the sign-in library names token claims that contradict the device's clock. */
const clockClaims = /\((exp|nbf|iat|auth_time)\) claim/;

const wrongClock = "Your device's clock is wrong. Please set its date and time, then try again.";

/** The message when the browser blocks this site's storage. */
export const storageBlocked =
  'Your browser blocks cookies and storage for this site. Please allow them in its settings, then sign in.';

const unknownError = 'Something went wrong while signing in. Please try again.';

/**
 * Returns the message for an error of the identity service, given as its code or as the thrown value. An error outside
 * the catalogue shows its own message.
 */
export function messageOfAuthError(error: unknown, flow: AuthFlow = 'password'): string {
  if (textOf(error, 'name') === 'SecurityError') return storageBlocked;
  const code = codeOfAuthError(error);
  if (flow === 'popup' && code === 'access_denied') return authMessages.popup_closed;
  const condition = code === undefined ? undefined : conditionOf(code);
  if (condition) return authMessages[condition];
  const message = ownMessage(error) ?? unknownError;
  return clockClaims.test(message) ? wrongClock : message;
}

/** Returns the code of an identity service error, if any. */
export function codeOfAuthError(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return textOf(error, 'code') ?? textOf(error, 'error');
}

function conditionOf(code: string): AuthCondition | undefined {
  if (Object.keys(authMessages).includes(code)) return code as AuthCondition;
  return Object.keys(conditionOfCode).includes(code) ? conditionOfCode[code] : undefined;
}

function ownMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  return textOf(error, 'error_description') ?? textOf(error, 'description') ?? textOf(error, 'message');
}

function textOf(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = (value as Record<string, unknown>)[key];
  return typeof found === 'string' && found !== '' ? found : undefined;
}
