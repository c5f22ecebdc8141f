import { useApiMutation } from '@school/shared/form';
import { LinkRequestForm } from '@school/shared/form/link-request';
import { ticketLinksSent } from '@school/shared/schemas/sent';

export function LostLinkForm() {
  const find = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.findTicketOrders));
  return (
    <LinkRequestForm
      operation="findTicketOrders"
      ask={(orderLinksRequest) => find({ orderLinksRequest })}
      draftKey="mate-2025-lost-link"
      idPrefix="lost-link-"
      title="Lost the link?"
      label="The email address that you bought with"
      button="Send me new links"
      tone="gold"
      done={ticketLinksSent}
    />
  );
}
