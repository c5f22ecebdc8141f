import { describe, expect, it } from 'vitest';
import { authMessages, communityJoin, email, messageOfAuthError, personName, phone } from './index';

const messagesOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message);

describe('email', () => {
  it.each(['ama@example.com', ' ama.k+choir@mail.example.co.uk '])('takes %s', (typed) => {
    expect(email.parse(typed)).toBe(typed.trim());
  });

  it.each(['', 'ama', 'ama@', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@example.com`, 7])(
    'refuses %s in the words of the product',
    (typed) => {
      expect(messagesOf(email.safeParse(typed))).toContain('The provided email is invalid');
    },
  );
});

describe('phone', () => {
  it.each([
    ['024 123 4567', '+233241234567'],
    ['+233 24 123 4567', '+233241234567'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(phone.parse(typed)).toBe(kept);
  });

  it.each(['', '12', 'call me', '+233 24', '0'.repeat(60)])('refuses %s', (typed) => {
    expect(messagesOf(phone.safeParse(typed))).toEqual(['The provided phone is invalid']);
  });
});

describe('personName', () => {
  it('keeps names of any script and trims them', () => {
    expect(personName.parse('  Nana Ɛfua Ọlá-Mensah ')).toBe('Nana Ɛfua Ọlá-Mensah');
  });

  it('refuses nothing, too much, and more than a line', () => {
    expect(personName.safeParse('   ').success).toBe(false);
    expect(personName.safeParse('a'.repeat(101)).success).toBe(false);
    expect(personName.safeParse('Ama\nBcc: everyone').success).toBe(false);
    expect(personName.safeParse('Ama\u0000').success).toBe(false);
  });
});

describe('communityJoin', () => {
  it('needs a name and an email alone', () => {
    expect(communityJoin.parse({ name: 'Ama', email: 'ama@example.com' })).toEqual({
      name: 'Ama',
      email: 'ama@example.com',
    });
  });

  it('refuses an interest that is not on the list', () => {
    const result = communityJoin.safeParse({ name: 'Ama', email: 'ama@example.com', interests: ['chess'] });
    expect(messagesOf(result)).toEqual(['Please choose from the list']);
  });
});

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
  ])('%o has its row of the catalogue', (error, message) => {
    expect(messageOfAuthError(error)).toBe(message);
  });

  it('takes a refusal at the pop-up for a cancelled one', () => {
    expect(messageOfAuthError({ error: 'access_denied' }, 'popup')).toBe(authMessages.popup_closed);
  });

  it('lets any other error speak for itself', () => {
    expect(messageOfAuthError(new Error('The moon is in the way'))).toBe('The moon is in the way');
    expect(messageOfAuthError({ error: 'unauthorized', error_description: 'user is blocked' })).toBe(
      'user is blocked',
    );
    expect(messageOfAuthError({ error: 'constructor', message: 'odd' })).toBe('odd');
  });
});
