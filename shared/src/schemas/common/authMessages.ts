/** The product's messages about accounts and their fields, by code. */
export const authMessages = {
  email_in_use: 'The provided email is already in use by an existing user',
  invalid_email: 'The provided email is invalid',
  invalid_password: 'The provided password is invalid',
  invalid_phone: 'The provided phone is invalid',
  phone_in_use: 'The provided phone number is already in use by an existing user',
  user_not_found: 'There is no user with the provided email',
  wrong_password: 'Wrong email or password',
  too_many_requests:
    'Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
  popup_closed: 'Google Authentication cancelled',
  requires_recent_login: 'Problem with auth',
} as const;

export type AuthCondition = keyof typeof authMessages;
