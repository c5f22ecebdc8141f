import type { NameOfAccount } from '../../platform/db/accountNames';
import type { AuditChange } from './audit.routes';

type Values = Readonly<Record<string, unknown>>;

interface Changed {
  before: Values;
  after: Values;
}

/** Columns with the account of a person, under the names that tables give them. */
const accountColumns: ReadonlySet<string> = new Set([
  'account',
  'actor',
  'assignee',
  'created_by',
  'draft_account',
  'juror',
  'requested_by',
  'resolved_by',
  'typed_in_by',
]);

/** Returns the accounts in the values of a change. */
export const accountsIn = ({ before, after }: Changed): string[] =>
  [before, after]
    .flatMap(Object.entries)
    .flatMap(([field, value]) => (accountColumns.has(field) && typeof value === 'string' ? [value] : []));

/**
 * Returns the changed fields of a record as text, with accounts by their names.
 * @param change values by column, as the trigger stored them
 */
export function fieldsOf({ before, after }: Changed, nameOf: NameOfAccount): AuditChange['fields'] {
  const shown = (field: string, value: unknown) =>
    accountColumns.has(field) ? nameOf(textOf(value)) : textOf(value);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.map((field) => ({
    field,
    from: shown(field, before[field]),
    to: shown(field, after[field]),
    withheld: isWithheld(before[field]) || isWithheld(after[field]),
  }));
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || isWithheld(value)) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isWithheld = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'withheld' in value;
