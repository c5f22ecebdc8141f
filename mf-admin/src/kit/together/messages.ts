import { fieldName, fieldValue } from '@school/shared/schemas/stored/labels';
import type { StaffAccount } from '../accounts/api';
import type { RecordChange } from './api';

/** Formats who else has a record open: 'Ama Serwaa is also viewing this'. */
export function presenceText(names: readonly string[]): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `${list} ${names.length === 1 ? 'is' : 'are'} also viewing this`;
}

const valueText = (field: string, value: string | null): string =>
  fieldValue(field, value).replaceAll('_', ' ');

/** Formats the change of a field: 'State: new, now answered'. */
export function changeText({ part, field, from, to, withheld }: RecordChange): string {
  const what = part === null ? fieldName(field) : `${part}, ${fieldName(field).toLowerCase()}`;
  if (withheld) return `${what}: changed`;
  return `${what}: ${valueText(field, from)}, now ${valueText(field, to)}`;
}

function requestText(value: unknown): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Formats the rejected change by field: 'State: closed'. @param accounts for the names in it */
export function requestTexts(wish: unknown, accounts: readonly StaffAccount[] = []): string[] {
  if (typeof wish !== 'object' || wish === null) return [];
  const nameOf = (text: string | null) => accounts.find(({ account }) => account === text)?.name ?? text;
  return Object.entries(wish)
    .filter(([name, value]) => name !== 'version' && value !== undefined)
    .map(([name, value]) => {
      const field = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return `${fieldName(field)}: ${valueText(field, nameOf(requestText(value)))}`;
    });
}
