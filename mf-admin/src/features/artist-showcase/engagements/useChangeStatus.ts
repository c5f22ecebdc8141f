import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { useChangeEngagementStatusMutation, type EngagementRow } from '../api';
import { engagementLabels } from './labels';

/** Gives an engagement another status, and says what became of it. */
export function useChangeStatus({ id, name }: EngagementRow, onChanged: () => void) {
  const { toast } = useShell();
  const [send, { isLoading: busy }] = useChangeEngagementStatusMutation();

  async function change(status: EngagementRow['status']): Promise<void> {
    try {
      await send({ id, engagementStatusChange: { status } }).unwrap();
      toast.add(`${name} is now: ${engagementLabels[status]}.`, { type: 'success' });
      onChanged();
    } catch (error) {
      toast.add(`The status was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return { change, busy };
}
