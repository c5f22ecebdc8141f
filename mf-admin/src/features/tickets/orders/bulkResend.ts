import { newKey } from '@school/shared/form';
import type { BulkActions, BulkResult, BulkSelection } from '../../../kit/list/bulk';

interface Wish {
  readonly selection: BulkSelection;
  readonly dry: boolean;
}

/**
 * Mailing the tickets of many orders again, as what can be done with the list. A wish whose answer was lost is the same
 * wish when it is pressed once more: each order is mailed once for it.
 */
export function bulkResend(send: (wish: Wish, key: string) => Promise<BulkResult>): BulkActions {
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
      const asked = JSON.stringify(selection);
      const key = keys.get(asked) ?? newKey();
      keys.set(asked, key);
      const result = await send({ selection, dry }, key);
      keys.delete(asked);
      return result;
    },
  };
}
