import { newKey } from '@school/shared/form';
import type { BulkActions, BulkResult, BulkSelection } from '@school/shared/staff/list';

interface Resend {
  readonly selection: BulkSelection;
  readonly dry: boolean;
}

/**
 * The bulk action that resends tickets. A retry after a lost response keeps its key, so each order gets one
 * mail.
 */
export function bulkResend(send: (request: Resend, key: string) => Promise<BulkResult>): BulkActions {
  const keys = new Map<string, string>();
  return {
    options: [
      {
        value: 'resend',
        label: 'Resend tickets',
        done: 'resent',
        about:
          'Each buyer receives a new private link. The previous link stops working; the ticket codes stay the same.',
      },
    ],
    send: async ({ selection, dry }) => {
      if (dry) return send({ selection, dry }, newKey());
      const selected = JSON.stringify(selection);
      const key = keys.get(selected) ?? newKey();
      keys.set(selected, key);
      const result = await send({ selection, dry }, key);
      keys.delete(selected);
      return result;
    },
  };
}
