import { numberedAs } from '../../platform/core/numberedAs';

/** What an order of tickets is called, short enough to be read out: 'T-000042'. */
export const orderNumber = (number: number): string => numberedAs('T', number);
