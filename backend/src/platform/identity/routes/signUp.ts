import { email as emailSchema, phone as phoneSchema } from '@school/shared/schemas/common';
import { isStrong, passwordPolicy } from '../store/password';
import { field, readBody } from './body';
import type { Context, Handler } from './route';

/** Creates an account in Auth0's format, optionally with a phone number. */
export const signUp: Handler = async (ctx, { accounts }) => {
  const body = await readBody(ctx.req);
  const email = emailSchema.safeParse(field(body, 'email'));
  if (!email.success) return refuse(ctx, 'invalid_email', 'The email is not valid.');
  const typedPhone = field(body, 'phone_number');
  const phone = typedPhone ? phoneSchema.safeParse(typedPhone) : undefined;
  if (phone && !phone.success) return refuse(ctx, 'invalid_phone', 'The phone number is not valid.');
  const password = field(body, 'password');
  if (!isStrong(password)) return refuse(ctx, 'invalid_password', passwordPolicy, 'PasswordStrengthError');
  if (accounts.byEmail(email.data)) return refuse(ctx, 'user_exists', 'The user already exists.');
  if (phone && accounts.byPhone(phone.data)) return refuse(ctx, 'phone_exists', 'The phone is in use.');

  const name = field(body, 'name') || email.data;
  const fields = { name, email: email.data, ...(phone ? { phone: phone.data } : {}) };
  const account = await accounts.add(fields, password);
  ctx.body = { _id: account.id.replace('auth0|', ''), email: account.email, email_verified: false };
};

function refuse(ctx: Context, code: string, description: string, name = 'BadRequestError'): void {
  ctx.status = 400;
  ctx.body = { name, code, description, statusCode: 400 };
}
