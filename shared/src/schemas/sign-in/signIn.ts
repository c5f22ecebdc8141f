import * as z from 'zod';
import { email, typedPassword } from '../common/text';

/** The sign-in form. A password is only required; the identity service checks it. */
export const signIn = z.object({
  email,
  password: typedPassword,
});

export type SignIn = z.infer<typeof signIn>;
