import { fieldName, fieldValue } from '../audit/describe';
import type { RecordChange } from './api';

/** Who else has a record open: 'Ama Serwaa is here too'. */
export function presenceText(names: readonly string[]): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `${list} ${names.length === 1 ? 'is' : 'are'} here too`;
}

const valueText = (field: string, value: string | null): string =>
  fieldValue(field, value).replaceAll('_', ' ');

/** What became of a field: 'State: new, now answered'. */
export function changeText({ field, from, to, withheld }: RecordChange): string {
  if (withheld) return `${fieldName(field)}: changed`;
  return `${fieldName(field)}: ${valueText(field, from)}, now ${valueText(field, to)}`;
}

/** What was wanted, field by field, as it was sent: 'State: closed'. */
export function wishTexts(wish: unknown): string[] {
  if (typeof wish !== 'object' || wish === null) return [];
  return Object.entries(wish)
    .filter(([name, value]) => name !== 'version' && value !== undefined)
    .map(([name, value]) => {
      const field = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const text =
        typeof value === 'object' ? (value === null ? null : JSON.stringify(value)) : String(value);
      return `${fieldName(field)}: ${valueText(field, text)}`;
    });
}
