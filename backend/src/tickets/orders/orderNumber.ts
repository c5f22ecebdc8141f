import { numberedAs } from '../../platform/core/numberedAs';

/** Returns the number of an order of tickets, short enough to read out: 'T-000042'. */
export const orderNumber = (number: number): string => numberedAs('T', number);
