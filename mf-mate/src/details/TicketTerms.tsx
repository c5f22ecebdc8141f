import { formatDateTime } from '@school/shared/format';
import { Text } from '@school/shared/ui';

/** How tickets can be returned and transferred, before they are paid. @param until the end of returns, if known */
export const TicketTerms = ({ until }: { readonly until?: string | null | undefined }) => (
  <Text muted>
    {until
      ? `Until ${formatDateTime(until)} UTC you can return your tickets for what you paid, by the link in your email. You can always transfer them.`
      : 'By the link in your email you can transfer your tickets, or return them for what you paid. The page of your tickets says until when.'}{' '}
    <a href="/mate-2025#ticket-questions" target="_blank" rel="noreferrer">
      All terms (opens in a new tab)
    </a>
  </Text>
);
