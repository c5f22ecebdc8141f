import { Notice } from '@school/shared/ui';
import type { Scan } from '../api';

/** Whom this phone let in while it was cut off with a ticket that had gone back or been given on meanwhile. */
export function WronglyIn({ scans }: { readonly scans: readonly Scan[] }) {
  return scans.map(({ scanId, ticket, message }) => (
    <Notice key={scanId} tone="error" title="Let in with a ticket that does not count" live>
      <p>{ticket && [ticket.name, ticket.typeName, ticket.seat, ticket.number].filter(Boolean).join(', ')}</p>
      <p>{message} This phone’s list did not know that yet.</p>
    </Notice>
  ));
}
