import { parseMoney } from '@school/shared/format';
import { engagementBudget, engagementRequest, guestCount } from '@school/shared/schemas/showcase';
import { z } from 'zod';

/** What is typed into a field that may stay empty, read as a number; `NaN` when it is none. */
const typed = (read: (words: string) => number) =>
  z.string().transform((words) => (words.trim() === '' ? undefined : read(words)));

/** What somebody fills in to book performers: figures as they are written. */
export const engagementDraft = engagementRequest.extend({
  guests: typed((words) => Number(words.replaceAll(/[\s,]/g, ''))).pipe(guestCount.optional()),
  budget: typed((words) => parseMoney(words) ?? Number.NaN).pipe(engagementBudget.optional()),
});
