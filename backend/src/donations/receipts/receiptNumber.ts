import { numberedAs } from '../../platform/core/numberedAs';

/** Returns the number of a receipt, short enough to read out: 'R-000042'. */
export const receiptNumber = (orderNumber: number): string => numberedAs('R', orderNumber);
