import { Notice } from '@school/shared/ui';
import type { Scan } from '../api';

/** Guests whom this phone admitted offline with a ticket that had been returned or transferred. */
export function WronglyIn({ scans }: { readonly scans: readonly Scan[] }) {
  return scans.map(({ scanId, ticket, message }) => (
    <Notice key={scanId} tone="error" title="Let in with a ticket that does not count" live>
      <p>{ticket && [ticket.name, ticket.typeName, ticket.seat, ticket.number].filter(Boolean).join(', ')}</p>
      <p>{message} This phone’s list did not know that yet.</p>
    </Notice>
  ));
}
