import * as z from 'zod';
import { authMessages } from './authMessages';
import { limits } from './limits';

interface TextRules {
  /** Its longest length in characters. */
  max: number;
  /** Said when there is none. */
  missing?: string | undefined;
  /** Said when it is longer. */
  tooLong?: string;
  /** Said when it holds characters that nobody can see. */
  unshowable?: string;
}

/**
 * Control characters but line breaks and tabs; halves of characters, which no database takes; and what turns the letters
 * after it round, so that a name or a mail would show something else than stands in it.
 */
const unshowableCharacter = /\p{Cs}|[\u202D\u202E]|(?![\t\n\r])\p{Cc}/u;

/**
 * What every text field begins with. The length is judged first, and a text that is too long is looked at no further:
 * no pattern and no rule runs over more than its longest length.
 */
const bounded = (
  typed: z.ZodString,
  { max, tooLong = tooLongFor(max), unshowable = cannotBeShown }: TextRules,
) =>
  typed
    .max(max, { error: tooLong, abort: true })
    .refine((text) => !unshowableCharacter.test(text), unshowable);

const cannotBeShown = 'This contains characters that cannot be shown';

const tooLongFor = (max: number) => `This can have at most ${max.toLocaleString('en-GB')} characters`;

/** A text as people type it: spaces around it do not count. */
const trimmed = (rules: TextRules) => bounded(z.string(rules.missing).trim(), rules);

/** The rules of a text that is missing or wrong, and wrong in one way only. */
const onlySaying = (message: string, { missing, max }: Pick<TextRules, 'missing' | 'max'>): TextRules => ({
  max,
  missing,
  tooLong: message,
  unshowable: message,
});

/** Said of an empty field that has to be filled in. */
export const missingMessages = {
  email: 'Please give an e-mail address',
  phone: 'Please give a phone number',
} as const;

/** Line breaks and other control characters are never part of what a person types into one line. */
const oneLine = /^\P{Cc}*$/u;

/** What is said of an e-mail address that is missing, and of one that is none. */
interface EmailMessages {
  readonly missing: string;
  readonly invalid: string;
}

/** What is missing is not invalid as well. */
const emailOrNothing = new RegExp(`^$|${z.regexes.email.source}`);

/** An e-mail address, trimmed, in words of its own: two of one form must not say the same. */
export const emailSaying = ({ missing, invalid }: EmailMessages) =>
  trimmed(onlySaying(invalid, { missing, max: limits.emailMax }))
    .min(1, missing)
    .regex(emailOrNothing, invalid);

/** An e-mail address, trimmed. */
export const email = emailSaying({
  missing: missingMessages.email,
  invalid: authMessages.invalid_email,
});

/** A person's name as they write it, on one line. */
export const personName = trimmed({
  max: limits.nameMax,
  missing: 'Please give your name',
  tooLong: `A name can have at most ${limits.nameMax} characters`,
})
  .min(limits.nameMin, 'Please give your name')
  .regex(oneLine, 'A name fits on one line');

/**
 * What a person writes in their own words, over several lines.
 * @param max its longest length in characters
 * @param missing said when it is empty
 */
export const freeText = (max: number, missing: string) => trimmed({ max, missing }).min(1, missing);

/** The same, where it may be left out; an empty field is left out. */
export const optionalText = (max: number) =>
  trimmed({ max })
    .optional()
    .transform((written) => written || undefined);

/**
 * What a person writes in their own words on one line.
 * @param max its longest length in characters
 * @param missing said when it is empty
 */
export const shortText = (max: number, missing: string) => onOneLine({ max, missing }).min(1, missing);

/** The same, where it may be left out; an empty field is left out. */
export const optionalShortText = (max: number) =>
  onOneLine({ max })
    .optional()
    .transform((written) => written || undefined);

const onOneLine = (rules: TextRules) => trimmed(rules).regex(oneLine, 'This fits on one line');

/** A number as it is typed; what it stands for is read by `phone`. */
export const typedPhone = trimmed(
  onlySaying(authMessages.invalid_phone, { missing: missingMessages.phone, max: limits.phoneMax }),
);

const wrongLink = 'Please give the whole address, beginning with https://';

/** A link to another site; only https, so that it cannot run or show anything else. */
export const httpsLink = trimmed({ max: limits.linkMax, missing: wrongLink }).pipe(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: wrongLink }),
);

/** The same, where it may be left out; an empty field is left out. */
export const optionalLink = z
  .string(wrongLink)
  .optional()
  .transform((typed) => typed?.trim() || undefined)
  .pipe(httpsLink.optional());

const wrongPassword = onlySaying(authMessages.invalid_password, {
  missing: authMessages.invalid_password,
  max: limits.passwordMax,
});

/** A password as it is typed: each character counts, spaces included. */
export const typedPassword = bounded(z.string(authMessages.invalid_password), wrongPassword).min(
  1,
  authMessages.invalid_password,
);

/** A password for a new account. */
export const newPassword = typedPassword.min(limits.passwordMin, authMessages.invalid_password);

/** The last part of a page's address: lower-case words joined by hyphens. */
export const slug = bounded(z.string(), { max: 80 }).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'This address is not known',
);

/** A field that people never see: anyone who fills it in is a program. */
export const honeypot = bounded(z.string(), { max: 200 }).optional();

/** A text that a program made, such as a ticket. */
export const programText = (max: number) => bounded(z.string(), { max });
