import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';
import { authMessages } from './authMessages';
import { missingMessages, typedPhone } from './text';

/** A phone number, read as one of Ghana unless it names a country; comes out as E.164. */
export const phone = typedPhone.min(1, missingMessages.phone).transform(toE164);

/** A phone number that may be left out; an empty field is left out. */
export const optionalPhone = typedPhone
  .optional()
  .transform((typed, context) => (typed ? toE164(typed, context) : undefined));

function toE164(typed: string, context: z.core.$RefinementCtx): string {
  const number = parsePhoneNumberFromString(typed, 'GH');
  if (number?.isValid()) return number.number;
  context.addIssue({ code: 'custom', message: authMessages.invalid_phone });
  return z.NEVER;
}
