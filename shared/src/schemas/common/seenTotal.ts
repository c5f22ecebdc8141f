import * as z from 'zod';

/**
 * The total that the page showed to the person who goes on to pay, in pesewas. The server decides what is paid, and
 * refuses to begin a payment of another total. Pages of earlier versions send none.
 */
export const seenTotal = z.int().min(0).max(1_000_000_000).optional();
