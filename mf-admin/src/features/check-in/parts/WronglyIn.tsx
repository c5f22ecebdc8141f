import { Notice } from '@school/shared/ui';
import type { Scan } from '../api';

/** Guests whom this phone admitted offline with a ticket that had been returned or transferred. */
export function WronglyIn({ scans }: { readonly scans: readonly Scan[] }) {
  return scans.map(({ scanId, ticket, message }) => (
    <Notice key={scanId} tone="error" title="Admitted with an invalid ticket" live>
      <p>{ticket && [ticket.name, ticket.typeName, ticket.seat, ticket.number].filter(Boolean).join(', ')}</p>
      <p>{message} This phone’s list was out of date.</p>
    </Notice>
  ));
}
