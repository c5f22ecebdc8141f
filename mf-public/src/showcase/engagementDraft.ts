import {
  engagementBudget,
  engagementRequest,
  guestCount,
  typedBudget,
  typedGuests,
} from '@school/shared/schemas/showcase';
import { z } from 'zod';

/** The form for booking performers, with numbers as typed. */
export const engagementDraft = engagementRequest.extend({
  guests: z.string().transform(typedGuests).pipe(guestCount.optional()),
  budget: z.string().transform(typedBudget).pipe(engagementBudget.optional()),
});
