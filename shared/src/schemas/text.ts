import * as z from 'zod';
import { authMessages } from './catalogue';
import { limits } from './limits';

/** Line breaks and other control characters are never part of what a person types into one line. */
const controlCharacters = /^\P{Cc}*$/u;

/** An e-mail address, trimmed. */
export const email = z
  .string(authMessages.invalid_email)
  .trim()
  .max(limits.emailMax, authMessages.invalid_email)
  .regex(z.regexes.email, authMessages.invalid_email);

/** A person's name as they write it, on one line. */
export const personName = z
  .string('Please give your name')
  .trim()
  .min(limits.nameMin, 'Please give your name')
  .max(limits.nameMax, `A name can have at most ${limits.nameMax} characters`)
  .regex(controlCharacters, 'A name fits on one line');

/** A password for a new account. */
export const newPassword = z
  .string(authMessages.invalid_password)
  .min(limits.passwordMin, authMessages.invalid_password)
  .max(limits.passwordMax, authMessages.invalid_password);

/** The last part of a page's address: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This address is not known');

/** A field that people never see: whoever fills it in is a program. */
export const honeypot = z.string().max(200).optional();
