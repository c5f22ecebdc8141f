import * as z from 'zod';

/**
 * The total that the page showed before the payment, in pesewas. The server decides the amount and refuses to begin a
 * payment with another total. Pages of earlier versions send none.
 */
export const seenTotal = z.int().min(0).max(1_000_000_000).optional();
