import { newKey } from '@school/shared/form';
import type { BulkActions, BulkResult, BulkSelection } from '../../../kit/list/bulk';

interface Resend {
  readonly selection: BulkSelection;
  readonly dry: boolean;
}

/** The bulk action that mails tickets again. A retry after a lost answer keeps its key, so each order is mailed once. */
export function bulkResend(send: (request: Resend, key: string) => Promise<BulkResult>): BulkActions {
  const keys = new Map<string, string>();
  return {
    options: [
      {
        value: 'resend',
        label: 'Send the tickets again',
        done: 'sent again',
        about:
          'Each buyer gets a mail with a new private link. The link that they had before stops working; the codes of the tickets stay as they are.',
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
