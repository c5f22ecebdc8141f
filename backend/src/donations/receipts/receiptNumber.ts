/** What a receipt is called, short enough to be read out: 'R-000042'. */
export const receiptNumber = (orderNumber: number): string => `R-${String(orderNumber).padStart(6, '0')}`;
