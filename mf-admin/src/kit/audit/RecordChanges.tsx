import { messageOfApiError } from '@school/shared/api';
import { Loading, SkeletonText, Text } from '@school/shared/ui';
import { History } from '../detail/History';
import { useListAuditQuery } from './api';
import { historyEntryOf } from './historyEntryOf';

/** So many changes of one record are told; the audit log has the rest. */
const SHOWN = 100;

/** What staff have changed of a record, the newest first, in words. */
export function RecordChanges({ record }: { readonly record: string }) {
  const { data, error } = useListAuditQuery(
    { record, perPage: SHOWN, order: 'desc' },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <p role="alert">It could not be loaded. {messageOfApiError(error)}</p>;
  if (!data)
    return (
      <Loading label="Loading what was changed">
        <SkeletonText lines={3} />
      </Loading>
    );
  if (data.rows.length === 0)
    return (
      <Text size="small" muted>
        Nobody of the staff has changed it.
      </Text>
    );
  return <History entries={data.rows.map((action) => historyEntryOf(action, record))} />;
}
