import { formatMoney } from '@school/shared/format';
import { lowestPriceOf, type SaleFacts } from '../sale/saleFacts';

export const eventDescription =
  'One night, one stage, everyone we teach: running order, tickets and prices, getting there and answers.';

/** Returns the title of the event's page for browsers, search engines and links. */
export const eventTitle = (sale: SaleFacts): string =>
  `MATE 2025, one night in Accra. Tickets from ${formatMoney(lowestPriceOf(sale))}`;
