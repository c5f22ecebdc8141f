import * as z from 'zod';
import { showableLine, showableText } from '../../format/showable';
import { authMessages } from './authMessages';
import { limits } from './limits';

interface TextRules {
  /** The maximum length in characters. */
  max: number;
  /** The message for a missing text. */
  missing?: string | undefined;
  /** The message for a text that is too long. */
  tooLong?: string;
}

/** Checks the length before any pattern, and stops when the text is too long. */
const bounded = (typed: z.ZodString, { max, tooLong = tooLongFor(max) }: TextRules) =>
  typed.max(max, { error: tooLong, abort: true });

const tooLongFor = (max: number) => `This can have at most ${max.toLocaleString('en-GB')} characters`;

/** A typed text without invisible characters and surrounding spaces (`showableText`). */
const onLines = (rules: TextRules) => bounded(z.string(rules.missing).overwrite(showableText).trim(), rules);

const onOneLine = (rules: TextRules) => bounded(z.string(rules.missing).overwrite(showableLine), rules);

/** Uses one message for missing and invalid texts. */
const onlySaying = (message: string, { missing, max }: Pick<TextRules, 'missing' | 'max'>): TextRules => ({
  max,
  missing,
  tooLong: message,
});

/** The messages of required fields. */
export const missingMessages = {
  email: 'Please enter an email address',
  phone: 'Please enter a phone number',
} as const;

/** The messages for a missing and an invalid email address. */
interface EmailMessages {
  readonly missing: string;
  readonly invalid: string;
}

/** The addresses that mail servers accept (RFC 5321), without quoted parts and IP addresses. */
const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z0-9-]{1,58}[a-zA-Z0-9])$/;

/** A missing address must not be reported as invalid too. */
const emailOrNothing = new RegExp(`^$|${emailPattern.source}`);

const notAscii = /[^ -~]/;

/** Converts the domain to ASCII, as browsers and mail servers do. Returns invalid addresses unchanged. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || domain.length > limits.emailMax || !notAscii.test(domain) || /[/?#:\\\s]/.test(domain)) {
    return address;
  }
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Creates an email field with its own messages, because two of one form must not share them. */
export const emailSaying = ({ missing, invalid }: EmailMessages) =>
  bounded(
    z.string(missing).overwrite(showableLine).overwrite(withAsciiDomain),
    onlySaying(invalid, { max: limits.emailMax }),
  )
    .min(1, missing)
    .refine((address) => !notAscii.test(address.slice(0, Math.max(0, address.lastIndexOf('@')))), {
      error: `${invalid}: before the @ it can have letters from a to z without accents, numbers and signs such as . _ - +`,
      abort: true,
    })
    .regex(emailOrNothing, invalid);

export const email = emailSaying({
  missing: missingMessages.email,
  invalid: authMessages.invalid_email,
});

/** A person's name on one line. */
export const personName = onOneLine({
  max: limits.nameMax,
  missing: 'Please enter your name',
  tooLong: `A name can have at most ${limits.nameMax} characters`,
}).min(limits.nameMin, 'Please enter your name');

/**
 * Creates a required text over several lines.
 * @param max the maximum length in characters
 * @param missing the message when it is empty
 */
export const freeText = (max: number, missing: string) => onLines({ max, missing }).min(1, missing);

/** Creates an optional text over several lines; an empty field is omitted. */
export const optionalText = (max: number) =>
  onLines({ max })
    .optional()
    .transform((written) => written || undefined);

/**
 * Creates a required text on one line.
 * @param max the maximum length in characters
 * @param missing the message when it is empty
 */
export const shortText = (max: number, missing: string) => onOneLine({ max, missing }).min(1, missing);

/** Creates an optional text on one line; an empty field is omitted. */
export const optionalShortText = (max: number) =>
  onOneLine({ max })
    .optional()
    .transform((written) => written || undefined);

/** A number as typed; `phone` parses it. */
export const typedPhone = onOneLine(
  onlySaying(authMessages.invalid_phone, {
    missing: missingMessages.phone,
    max: limits.phoneMax,
  }),
);

const wrongLink = 'Please enter the whole address, beginning with https://';

/** A link to another site; https only, so that it cannot run a script. */
export const httpsLink = onOneLine({
  max: limits.linkMax,
  missing: wrongLink,
}).pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: wrongLink }));

/** An optional link; an empty field is omitted. */
export const optionalLink = z
  .string(wrongLink)
  .optional()
  .transform((typed) => (typed && showableLine(typed)) || undefined)
  .pipe(httpsLink.optional());

const wrongPassword = onlySaying(authMessages.invalid_password, {
  missing: authMessages.invalid_password,
  max: limits.passwordMax,
});

/** Control characters except line breaks and tabs, and lone surrogates, which a database cannot store. */
const unstorable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;

/** A password as typed: every character counts, including spaces. */
export const typedPassword = bounded(z.string(authMessages.invalid_password), wrongPassword)
  .min(1, authMessages.invalid_password)
  .refine((typed) => !unstorable.test(typed), authMessages.invalid_password);

/** A password for a new account. */
export const newPassword = typedPassword.min(limits.passwordMin, authMessages.invalid_password);

/** The last segment of a page's path: lower-case words joined by hyphens. */
export const slug = slugOr('This address is not valid');

/** A slug with a message of its own. */
export function slugOr(message: string) {
  return onOneLine({ max: 80 }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, message);
}

/** A machine-made text, such as a ticket. Copying it may add invisible characters. */
export const programText = (max: number) => onOneLine({ max });
