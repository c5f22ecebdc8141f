import { showableLine } from './showable';

/**
 * Parses a typed amount: '150', '150.50', '1,250', 'GH₵ 1,250.00'. Returns undefined for anything else, and for
 * fractions of a pesewa.
 */
export function parseMoney(typed: string): number | undefined {
  const bare = showableLine(typed).replace(/GH₵|GHS|₵|\s/gi, '');
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(bare)) return undefined;
  const [cedis = '0', rest = ''] = bare.replaceAll(',', '').split('.');
  return Number(cedis) * 100 + Number(rest.padEnd(2, '0'));
}
