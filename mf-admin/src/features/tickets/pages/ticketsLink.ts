import { privateLink } from '@school/shared/private-links';
import type { TicketOrderDetail } from '../api';

/** The page of the buyer that shows an order's tickets with their codes; none while there are no tickets. */
export const ticketsLink = ({ orderKey }: Pick<TicketOrderDetail, 'orderKey'>): string | undefined =>
  orderKey ? privateLink('/mate-2025/purchase-success', 'order', orderKey) : undefined;
