import { formatMoney } from '@school/shared/format';
import type { AuditAction, AuditChange } from './api';
import { operationLabels, subjectLabels } from './labels';

/** What was done, without who did it; an operation that is gone is called by its id. */
export const doneOf = ({ operation }: Pick<AuditAction, 'operation'>): string =>
  operationLabels[operation] ?? operation;

const kinds = { insert: 'added', update: 'changed', delete: 'removed' } as const;

/** A record as people call it: 'Ticket type Regular'. */
export function recordOf({ subject, label, subjectId }: AuditChange): string {
  const what = subjectLabels[subject] ?? subject;
  return `${what} ${label ?? (subjectId.length > 20 ? subjectId.slice(0, 8) : subjectId)}`;
}

/** What became of a record: 'Ticket type Regular, changed'. */
export const changeTitle = (change: AuditChange): string => `${recordOf(change)}, ${kinds[change.kind]}`;

/** The records of an action in one line; the first by its name, the others counted. */
export function recordsOf({ changes, changed }: Pick<AuditAction, 'changes' | 'changed'>): string {
  const [first] = changes;
  if (!first) return '';
  return changed === 1 ? recordOf(first) : `${recordOf(first)} and ${changed - 1} more`;
}

/** A column's name in words, without the unit that its values carry. */
export const fieldName = (field: string): string => {
  const words = field.replace(/_(?:pesewas|minor|at|id)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value of a column in words: money in cedis, times in UTC. */
export function fieldValue(field: string, value: string | null): string {
  if (value === null) return 'nothing';
  if (/_(?:pesewas|minor)$/.test(field) && /^-?\d+$/.test(value)) return formatMoney(Number(value));
  if (field.endsWith('_at') || field === 'opens' || field === 'closes')
    return value.replace('T', ', ').slice(0, 17);
  return { true: 'yes', false: 'no' }[value] ?? value;
}
