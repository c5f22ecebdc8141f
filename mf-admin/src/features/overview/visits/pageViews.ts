import { formatDate } from '@school/shared/format';
import type { Visits } from '../api';

/** A page as people know it; the star is every address that does not exist. */
export function pageName(path: string): string {
  if (path === '*') return 'Addresses that do not exist';
  return path === '/' ? 'Home' : path;
}

/** Whether a page has one address that can be gone to. */
export const isAddress = (path: string): boolean => path.startsWith('/') && !path.includes(':');

/** What the days show, in one sentence. */
export function summaryOf({ total, days }: Pick<Visits, 'total' | 'days'>): string {
  const best = days.reduce((a, b) => (b.views > a.views ? b : a));
  return `${count(total, 'view')} in ${days.length} days, most on ${formatDate(best.day)} (${best.views}).`;
}

const count = (number: number, what: string): string =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
