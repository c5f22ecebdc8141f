import { fieldName, fieldValue, operationLabel } from '@school/shared/schemas/stored/labels';
import type { HistoryEntry } from '../detail/History';
import type { AuditAction } from './api';

/** What an action did to one record, as an entry of its history: who, what, and each field from what to what. */
export function historyEntryOf(action: AuditAction, record: string): HistoryEntry {
  const fields = action.changes
    .filter(({ subjectId }) => subjectId === record)
    .flatMap(({ subject, fields: changed }) => changed.map((one) => ({ ...one, subject })))
    .map(({ field, from, to, withheld, subject }) =>
      withheld
        ? `${fieldName(field)} was changed`
        : `${fieldName(field)}: ${fieldValue(field, from, subject)} to ${fieldValue(field, to, subject)}`,
    );
  return {
    key: action.id,
    what: `${action.name} ${operationLabel(action.operation)}`,
    at: action.at,
    ...(fields.length > 0 && { note: fields.join('; ') }),
  };
}
