import { privateLink } from '@school/shared/private-links';
import type { SaleName } from '../api';
import type { BuyStep } from './panel';

/** The page of each sale. */
const salePaths: Readonly<Record<SaleName, string>> = {
  public: '/mate-2025',
  'pre-sale': '/mate-2025/pre-sale',
  experiential: '/mate-2025/pre-sale-experiential',
};

/** Where tickets of a sale are chosen. */
export const ticketsPath = (sale: SaleName): string => `${salePaths[sale]}#tickets`;

/** A step of buying. */
export const stepPath = (sale: SaleName, step: BuyStep): string => `${salePaths[sale]}?buy=${step}`;

/** The waiting list of a type of the public sale. */
export const waitingPath = (type: string): string => `${salePaths.public}?wait=${encodeURIComponent(type)}`;

/** The tickets of an order. */
export const orderPath = (orderKey: string): string =>
  privateLink('/mate-2025/purchase-success', 'order', orderKey);
