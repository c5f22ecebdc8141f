import type { HistoryEntry } from '../detail/History';
import type { AuditAction } from './api';
import { doneOf, fieldName, fieldValue } from './describe';

/** What an action did to one record, as an entry of its history: who, what, and each field from what to what. */
export function historyEntryOf(action: AuditAction, record: string): HistoryEntry {
  const fields = action.changes
    .filter(({ subjectId }) => subjectId === record)
    .flatMap(({ fields: changed }) => changed)
    .map(({ field, from, to, withheld }) =>
      withheld
        ? `${fieldName(field)} was changed`
        : `${fieldName(field)}: ${fieldValue(field, from)} to ${fieldValue(field, to)}`,
    );
  return {
    key: action.id,
    what: `${action.name} ${doneOf(action)}`,
    at: action.at,
    ...(fields.length > 0 && { note: fields.join('; ') }),
  };
}
