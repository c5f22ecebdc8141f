import * as z from 'zod';
import { showableLine, showableText } from '../../format/showable';
import { authMessages } from './authMessages';
import { limits } from './limits';

interface TextRules {
  /** Its longest length in characters. */
  max: number;
  /** Said when there is none. */
  missing?: string | undefined;
  /** Said when it is longer. */
  tooLong?: string;
}

/** The length is judged before any pattern, and a text that is too long is looked at no further. */
const bounded = (typed: z.ZodString, { max, tooLong = tooLongFor(max) }: TextRules) =>
  typed.max(max, { error: tooLong, abort: true });

const tooLongFor = (max: number) => `This can have at most ${max.toLocaleString('en-GB')} characters`;

/** A text as people type it: what is invisible and the spaces around it do not count (`showableText`). */
const onLines = (rules: TextRules) => bounded(z.string(rules.missing).overwrite(showableText).trim(), rules);

const onOneLine = (rules: TextRules) => bounded(z.string(rules.missing).overwrite(showableLine), rules);

/** The rules of a text that is missing or wrong, and wrong in one way only. */
const onlySaying = (message: string, { missing, max }: Pick<TextRules, 'missing' | 'max'>): TextRules => ({
  max,
  missing,
  tooLong: message,
});

/** Said of an empty field that has to be filled in. */
export const missingMessages = {
  email: 'Please give an e-mail address',
  phone: 'Please give a phone number',
} as const;

/** What is said of an e-mail address that is missing, and of one that is none. */
interface EmailMessages {
  readonly missing: string;
  readonly invalid: string;
}

/** What mail servers take (RFC 5321), without quoted parts and addresses of machines. */
const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z0-9-]{1,58}[a-zA-Z0-9])$/;

/** What is missing is not invalid as well. */
const emailOrNothing = new RegExp(`^$|${emailPattern.source}`);

const notAscii = /[^ -~]/;

/** An address with its domain in ASCII, as browsers send it and as mail servers know it; one that is none as it is. */
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

/** An e-mail address in words of its own: two of one form must not say the same. */
export const emailSaying = ({ missing, invalid }: EmailMessages) =>
  bounded(
    z.string(missing).overwrite(showableLine).overwrite(withAsciiDomain),
    onlySaying(invalid, { max: limits.emailMax }),
  )
    .min(1, missing)
    .refine((address) => !notAscii.test(address.slice(0, Math.max(0, address.lastIndexOf('@')))), {
      error: `${invalid}: before the @ it can have letters from a to z without accents, figures and signs such as . _ - +`,
      abort: true,
    })
    .regex(emailOrNothing, invalid);

/** An e-mail address. */
export const email = emailSaying({
  missing: missingMessages.email,
  invalid: authMessages.invalid_email,
});

/** A person's name as they write it, on one line. */
export const personName = onOneLine({
  max: limits.nameMax,
  missing: 'Please give your name',
  tooLong: `A name can have at most ${limits.nameMax} characters`,
}).min(limits.nameMin, 'Please give your name');

/**
 * What a person writes in their own words, over several lines.
 * @param max its longest length in characters
 * @param missing said when it is empty
 */
export const freeText = (max: number, missing: string) => onLines({ max, missing }).min(1, missing);

/** The same, where it may be left out; an empty field is left out. */
export const optionalText = (max: number) =>
  onLines({ max })
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

/** A number as it is typed; what it stands for is read by `phone`. */
export const typedPhone = onOneLine(
  onlySaying(authMessages.invalid_phone, {
    missing: missingMessages.phone,
    max: limits.phoneMax,
  }),
);

const wrongLink = 'Please give the whole address, beginning with https://';

/** A link to another site; only https, so that it cannot run or show anything else. */
export const httpsLink = onOneLine({
  max: limits.linkMax,
  missing: wrongLink,
}).pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: wrongLink }));

/** The same, where it may be left out; an empty field is left out. */
export const optionalLink = z
  .string(wrongLink)
  .optional()
  .transform((typed) => (typed && showableLine(typed)) || undefined)
  .pipe(httpsLink.optional());

const wrongPassword = onlySaying(authMessages.invalid_password, {
  missing: authMessages.invalid_password,
  max: limits.passwordMax,
});

/** Control characters but line breaks and tabs, and halves of characters, which no database takes. */
const unstorable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;

/** A password as it is typed: each character counts, spaces included. */
export const typedPassword = bounded(z.string(authMessages.invalid_password), wrongPassword)
  .min(1, authMessages.invalid_password)
  .refine((typed) => !unstorable.test(typed), authMessages.invalid_password);

/** A password for a new account. */
export const newPassword = typedPassword.min(limits.passwordMin, authMessages.invalid_password);

/** The last part of a page's address: lower-case words joined by hyphens. */
export const slug = onOneLine({ max: 80 }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This address is not known');

/** A text that a program made, such as a ticket; where it is copied, invisible characters may come along. */
export const programText = (max: number) => onOneLine({ max });
