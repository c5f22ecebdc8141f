import * as z from 'zod';
import { authMessages } from './catalogue';
import { limits } from './limits';
import { email } from './text';

/** The sign-in form: a password is only asked to be there, the identity service judges it. */
export const signIn = z.object({
  email,
  password: z
    .string(authMessages.invalid_password)
    .min(1, authMessages.invalid_password)
    .max(limits.passwordMax, authMessages.invalid_password),
});

export type SignIn = z.infer<typeof signIn>;
