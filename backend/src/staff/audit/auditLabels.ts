import { getTableName } from 'drizzle-orm';
import type { Features } from '../../platform/feature/gatherFeatures';

/** What the audit log calls operations and rows. */
export interface AuditLabels {
  /** What an operation does, without its actor. A removed operation is shown by its id. */
  operation(id: string): string;
  /** What people call a row of a table, or the table's name. */
  subject(table: string): string;
}

/** Returns the labels that features declare. */
export function auditLabels({ changes, tables }: Pick<Features, 'changes' | 'tables'>): AuditLabels {
  const rows = new Map(
    tables.map((declared) => [getTableName(declared.table), 'row' in declared ? declared.row : undefined]),
  );
  return { operation: (id) => changes[id] ?? id, subject: (table) => rows.get(table) ?? table };
}
