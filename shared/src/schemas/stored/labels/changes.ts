import { formatMoney } from '../../../format';
import { columnLabels } from './codes';
import { operationLabels, subjectLabels } from './operations';

/** What became of a record. */
export const changeLabels = { insert: 'added', update: 'changed', delete: 'removed' } as const;

/** What was done, without who did it; an operation that is gone is called by its id. */
export const operationLabel = (operation: string): string => operationLabels[operation] ?? operation;

/** What a row of a table is. */
export const subjectLabel = (subject: string): string => subjectLabels[subject] ?? subject;

/** A column's name in words, without the unit that its values carry. */
export const fieldName = (field: string): string => {
  const words = field.replace(/_(?:pesewas|minor|at|id)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * A value of a column in words: codes by their labels, money in cedis, times in UTC.
 * @param subject the table, where it is known
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
