import * as z from 'zod';
import { email, typedPassword } from '../common/text';

/** The sign-in form: a password is only asked to be there, the identity service judges it. */
export const signIn = z.object({
  email,
  password: typedPassword,
});

export type SignIn = z.infer<typeof signIn>;
