import { messageOfApiError } from '@school/shared/api';
import { fieldName, fieldValue } from '@school/shared/schemas/stored/labels';
import { History, type HistoryEntry } from '@school/shared/staff/detail';
import { Loading, SkeletonText, Text } from '@school/shared/ui';
import { useListAuditQuery, type AuditAction } from './api';

/** The most changes shown; the audit log has the rest. */
const SHOWN = 100;

/** The changes of a record by staff, newest first. */
export function RecordChanges({ record }: { readonly record: string }) {
  const { data, error } = useListAuditQuery(
    { record, perPage: SHOWN, order: 'desc' },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <p role="alert">The changes could not be loaded. {messageOfApiError(error)}</p>;
  if (!data)
    return (
      <Loading label="Loading the changes">
        <SkeletonText lines={3} />
      </Loading>
    );
  if (data.rows.length === 0)
    return (
      <Text size="small" muted>
        No changes by staff.
      </Text>
    );
  return <History entries={data.rows.map((action) => historyEntryOf(action, record))} />;
}

/** Describes an action as an entry of the record's history, with old and new values. */
function historyEntryOf(action: AuditAction, record: string): HistoryEntry {
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
    what: `${action.name} ${action.operationLabel}`,
    at: action.at,
    ...(fields.length > 0 && { note: fields.join('; ') }),
  };
}
