import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Formats an E.164 number in groups; leaves anything else unchanged. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number, 'GH')?.formatInternational() ?? number;
}
