import { sql } from 'drizzle-orm';
import { donations, orders } from '../platform/db/schema';

/**
 * What a paid order leaves of its gift, in pesewas: without what was refunded and without the payment fee. It is not
 * above 0 when the rest covers no more than the fee.
 */
export const giftLeft = sql<number>`least(${orders.amount}, ${orders.paid} - ${orders.refunded}) - ${donations.fee}`;
