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

const tooLong = (max: number) => `This can have at most ${max.toLocaleString('en-GB')} characters`;

const wrongLink = 'Please give the whole address, beginning with https://';

/** Control characters other than line breaks and tabs. */
const printable = /^[\P{Cc}\t\n\r]*$/u;

const ownWords = (max: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .max(max, tooLong(max))
    .regex(printable, 'This contains characters that cannot be shown');

/**
 * What a person writes in their own words, over several lines.
 * @param max its longest length in characters
 * @param missing said when it is empty
 */
export const freeText = (max: number, missing: string) => ownWords(max, missing).min(1, missing);

/** The same, where it may be left out; an empty field is left out. */
export const optionalText = (max: number) =>
  ownWords(max)
    .optional()
    .transform((written) => written || undefined);

/**
 * What a person writes in their own words on one line.
 * @param max its longest length in characters
 * @param missing said when it is empty
 */
export const line = (max: number, missing: string) => ownLine(max, missing).min(1, missing);

/** The same, where it may be left out; an empty field is left out. */
export const optionalLine = (max: number) =>
  ownLine(max)
    .optional()
    .transform((written) => written || undefined);

const ownLine = (max: number, missing?: string) =>
  z.string(missing).trim().max(max, tooLong(max)).regex(controlCharacters, 'This fits on one line');

/** A link to another site; only https, so that it cannot run or show anything else. */
export const httpsLink = z
  .string(wrongLink)
  .trim()
  .max(limits.linkMax, tooLong(limits.linkMax))
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: wrongLink }));

/** The same, where it may be left out; an empty field is left out. */
export const optionalLink = z
  .string(wrongLink)
  .optional()
  .transform((typed) => typed?.trim() || undefined)
  .pipe(httpsLink.optional());

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
