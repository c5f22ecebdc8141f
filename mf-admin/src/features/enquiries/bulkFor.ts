import { enquiryStateLabels, enquiryStates } from '@school/shared/schemas/enquiries/labels';
import type { StaffAccount } from '../../kit/accounts/api';
import type { BulkActions, BulkResult } from '../../kit/list/bulk';
import type { EnquiryBulkChange } from './api';

/** Another state or person for many enquiries at once. */
export function bulkFor(
  accounts: readonly StaffAccount[],
  send: (change: EnquiryBulkChange) => Promise<BulkResult>,
): BulkActions {
  return {
    options: [
      ...enquiryStates.map((state) => ({
        value: `state:${state}`,
        label: `State: ${enquiryStateLabels[state]}`,
      })),
      ...accounts.map(({ account, name }) => ({
        value: `assignee:${account}`,
        label: `Assign to ${name}`,
      })),
      { value: 'assignee:', label: 'Unassign' },
    ],
    send: ({ value, ...wish }) => {
      const state = enquiryStates.find((known) => value === `state:${known}`);
      return send({
        ...wish,
        ...(state ? { state } : { assignee: value.slice('assignee:'.length) || null }),
      });
    },
  };
}
