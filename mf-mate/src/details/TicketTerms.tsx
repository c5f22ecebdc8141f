import { formatDate } from '@school/shared/format';
import { Text } from '@school/shared/ui';

/** How tickets can be returned and transferred, before they are paid. @param until the last day of returns, if any */
export const TicketTerms = ({ until }: { readonly until?: string | null | undefined }) => (
  <Text muted>
    You can return your tickets for what you paid, or transfer them, by the link in your email.{' '}
    {until && <span>Returns end on {formatDate(until)}. </span>}
    <a href="/mate-2025#ticket-questions" target="_blank" rel="noreferrer">
      All terms (opens in a new tab)
    </a>
  </Text>
);
