import { formatMoney } from '../../../format';
import { columnLabels } from './codes';

/** The labels of changes to a record. */
export const changeLabels = { insert: 'added', update: 'changed', delete: 'removed' } as const;

/** Returns a column's name as text, without the unit that its values include. */
export const fieldName = (field: string): string => {
  const words = field.replace(/_(?:pesewas|minor|at|id)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Formats a value of a column: labels for codes, money in cedis, times in UTC.
 * @param subject the table, if available
 */
export function fieldValue(field: string, value: string | null, subject = ''): string {
  if (value === null) return 'nothing';
  const label = columnLabels[subject]?.[field]?.[value];
  if (label !== undefined) return label;
  if (/_(?:pesewas|minor)$/.test(field) && /^-?\d+$/.test(value)) return formatMoney(Number(value));
  if (field.endsWith('_at') || field === 'opens' || field === 'closes')
    return value.replace('T', ', ').slice(0, 17);
  return { true: 'yes', false: 'no' }[value] ?? value;
}
