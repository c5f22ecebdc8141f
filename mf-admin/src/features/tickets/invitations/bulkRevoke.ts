import type { BulkActions, BulkResult, BulkSelection } from '../../../kit/list/bulk';

interface Wish {
  readonly isRevoked: boolean;
  readonly selection: BulkSelection;
  readonly dry: boolean;
}

/** Revoking many invitations, or making them good again, as what can be done with the list. */
export const bulkRevoke = (send: (wish: Wish) => Promise<BulkResult>): BulkActions => ({
  options: [
    { value: 'revoke', label: 'Revoke' },
    { value: 'restore', label: 'Restore' },
  ],
  send: ({ value, ...wish }) => send({ ...wish, isRevoked: value === 'revoke' }),
});
