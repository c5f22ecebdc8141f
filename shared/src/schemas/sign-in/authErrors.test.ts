import { describe, expect, it } from 'vitest';
import { authMessages } from '../common';
import { messageOfAuthError } from './index';

describe('messageOfAuthError', () => {
  it.each([
    [{ code: 'user_exists' }, authMessages.email_in_use],
    [{ error: 'invalid_user_password' }, authMessages.wrong_password],
    [{ error: 'access_denied', error_description: 'Wrong email or password.' }, authMessages.wrong_password],
    [{ error: 'too_many_attempts' }, authMessages.too_many_requests],
    [{ code: 'invalid_password', name: 'PasswordStrengthError' }, authMessages.invalid_password],
    [Object.assign(new Error('Popup closed'), { error: 'cancelled' }), authMessages.popup_closed],
    [{ error: 'login_required' }, authMessages.requires_recent_login],
    ['invalid_phone', authMessages.invalid_phone],
    ['user_not_found', authMessages.user_not_found],
  ])('%o has its message from the catalogue', (error, message) => {
    expect(messageOfAuthError(error)).toBe(message);
  });

  it('treats a denied permission in the pop-up as cancelled', () => {
    expect(messageOfAuthError({ error: 'access_denied' }, 'popup')).toBe(authMessages.popup_closed);
  });

  it("mentions the clock when a token's time is invalid", () => {
    const message =
      'Expiration Time (exp) claim error in the ID token; current time (Wed) is after expiration time (Tue)';
    expect(messageOfAuthError(new Error(message))).toBe(
      "Your device's clock is wrong. Please set its date and time, then try again.",
    );
  });

  it('explains that the browser blocks the site’s storage', () => {
    const error = new DOMException(
      "Failed to read the 'sessionStorage' property from 'Window'",
      'SecurityError',
    );
    expect(messageOfAuthError(error)).toBe(
      'Your browser blocks cookies and storage for this site. Please allow them in its settings, then sign in.',
    );
  });

  it('shows the message of any other error', () => {
    expect(messageOfAuthError(new Error('The moon is in the way'))).toBe('The moon is in the way');
    expect(messageOfAuthError({ error: 'unauthorized', error_description: 'user is blocked' })).toBe(
      'user is blocked',
    );
    expect(messageOfAuthError({ error: 'constructor', message: 'odd' })).toBe('odd');
  });
});
