import { numberedAs } from '../../platform/core/numberedAs';

/** What a receipt is called, short enough to be read out: 'R-000042'. */
export const receiptNumber = (orderNumber: number): string => numberedAs('R', orderNumber);
