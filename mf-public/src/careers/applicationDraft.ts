import { jobApplication } from '@school/shared/schemas/careers';
import { z } from 'zod';
import { openingOptions } from './openingOptions';

const ids = openingOptions.map(({ value }) => value);

/** What an applicant fills in; a place that is not open any more has to be chosen anew. */
export const applicationDraft = jobApplication
  .omit({ openingTitle: true })
  .extend({ opening: z.enum(ids, 'Please choose what you apply for') });
