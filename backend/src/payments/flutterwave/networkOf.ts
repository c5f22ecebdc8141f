/** Networks by the first digits of their numbers, after the country's. */
const networks: Readonly<Record<string, string>> = {
  '20': 'VODAFONE',
  '50': 'VODAFONE',
  '26': 'TIGO',
  '27': 'TIGO',
  '56': 'TIGO',
  '57': 'TIGO',
};

/** Returns the network of a Ghanaian number as the payment service names it. @param phone as E.164 */
export const networkOf = (phone: string): string => networks[phone.slice(4, 6)] ?? 'MTN';
