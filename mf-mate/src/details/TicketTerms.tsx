import { formatDateTime } from '@school/shared/format';
import { Text } from '@school/shared/ui';

/**
 * How tickets can be returned and transferred, before they are paid.
 * @param until the end of returns; null when staff set none, undefined when it is not known
 */
export const TicketTerms = ({ until }: { readonly until?: string | null | undefined }) => (
  <Text muted>
    <span>
      {`By the link in your email you can transfer your tickets until they are used, or return them for what you paid. ${endOf(until)}`}
    </span>
    <a href="/mate-2025#ticket-questions" target="_blank" rel="noreferrer">
      All terms (opens in a new tab)
    </a>
  </Text>
);

function endOf(until: string | null | undefined): string {
  if (until === undefined) return 'The page of your tickets says if returns end sooner. ';
  return until === null ? '' : `Returns end on ${formatDateTime(until)} UTC. `;
}
