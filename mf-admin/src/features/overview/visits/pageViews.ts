import { formatDate } from '@school/shared/format';
import type { Visits } from '../api';

/** Returns the name of a page; `*` stands for unknown addresses. */
export function pageName(path: string): string {
  if (path === '*') return 'Pages not found';
  return path === '/' ? 'Home' : path;
}

/** Returns whether a page has a single address. */
export const isAddress = (path: string): boolean => path.startsWith('/') && !path.includes(':');

/** Summarizes the days in one sentence. */
export function summaryOf({ total, days }: Pick<Visits, 'total' | 'days'>): string {
  const best = days.reduce((a, b) => (b.views > a.views ? b : a));
  return `${count(total, 'view')} in ${days.length} days, most on ${formatDate(best.day)} (${best.views}).`;
}

const count = (number: number, what: string): string =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
