import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';
import { authMessages } from './authMessages';
import { missingMessages, typedPhone } from './text';

/** A phone number, Ghanaian unless it has a country code; parsed to E.164. */
export const phone = typedPhone.min(1, missingMessages.phone).transform(toE164);

/** An optional phone number; an empty field is omitted. */
export const optionalPhone = typedPhone
  .optional()
  .transform((typed, context) => (typed ? toE164(typed, context) : undefined));

function toE164(typed: string, context: z.core.$RefinementCtx): string {
  const number = parsePhoneNumberFromString(typed, 'GH');
  if (number?.isValid()) return number.number;
  context.addIssue({ code: 'custom', message: authMessages.invalid_phone });
  return z.NEVER;
}
