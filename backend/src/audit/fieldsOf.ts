import type { AuditChange } from './audit.routes';

type Values = Readonly<Record<string, unknown>>;

/** What changed of a record, field by field, as text. @param change values by column, as the trigger left them */
export function fieldsOf({ before, after }: { before: Values; after: Values }): AuditChange['fields'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.map((field) => ({
    field,
    from: textOf(before[field]),
    to: textOf(after[field]),
    withheld: isWithheld(before[field]) || isWithheld(after[field]),
  }));
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || isWithheld(value)) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isWithheld = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'withheld' in value;
