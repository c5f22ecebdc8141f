import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An E.164 number in groups, as people read it; anything else stays as it is. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number, 'GH')?.formatInternational() ?? number;
}
