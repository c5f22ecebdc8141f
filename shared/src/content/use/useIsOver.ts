import { today } from '../today';
import { useContent } from './useContent';

/** What follows a date that is past. */
export const PAST = ' (past)';

/** Returns a check whether the last of some ISO dates is past, on the day of the server that composed the page. */
export function useIsOver(): (dates: readonly string[]) => boolean {
  const now = useContent(today);
  return (dates) => dates.every((date) => date < now);
}
