import { parseMoney } from '@school/shared/format';
import { engagementBudget, engagementRequest, guestCount } from '@school/shared/schemas/showcase';
import { z } from 'zod';

/** Parses an optional field as a number, `NaN` when it is not one. */
const typed = (read: (words: string) => number) =>
  z.string().transform((words) => (words.trim() === '' ? undefined : read(words)));

/** The form for booking performers, with numbers as typed. */
export const engagementDraft = engagementRequest.extend({
  guests: typed((words) => Number(words.replaceAll(/[\s,]/g, ''))).pipe(guestCount.optional()),
  budget: typed((words) => parseMoney(words) ?? Number.NaN).pipe(engagementBudget.optional()),
});
