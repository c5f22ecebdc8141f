import { privateLink } from '@school/shared/private-links';
import type { SaleName } from '../api';
import type { BuyStep } from './panel';

/** The page of each sale. */
const salePaths: Readonly<Record<SaleName, string>> = {
  public: '/mate-2025',
  'pre-sale': '/mate-2025/pre-sale',
  experiential: '/mate-2025/pre-sale-experiential',
};

/** Returns where tickets of a sale are chosen. */
export const ticketsPath = (sale: SaleName): string => `${salePaths[sale]}#tickets`;

/** Returns the path of a step of buying. */
export const stepPath = (sale: SaleName, step: BuyStep): string => `${salePaths[sale]}?buy=${step}`;

/** Returns the path of the waiting list of a public ticket type. */
export const waitingPath = (type: string): string => `${salePaths.public}?wait=${encodeURIComponent(type)}`;

/** Returns the path of an order's tickets. */
export const orderPath = (orderKey: string): string =>
  privateLink('/mate-2025/purchase-success', 'order', orderKey);
