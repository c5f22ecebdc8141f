import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';
import { authMessages } from './catalogue';
import { limits } from './limits';

/** A phone number, read as one of Ghana unless it names a country; comes out as E.164. */
export const phone = z
  .string(authMessages.invalid_phone)
  .trim()
  .max(limits.phoneMax, authMessages.invalid_phone)
  .transform((typed, context) => {
    const number = parsePhoneNumberFromString(typed, 'GH');
    if (number?.isValid()) return number.number as string;
    context.addIssue({ code: 'custom', message: authMessages.invalid_phone });
    return z.NEVER;
  });
