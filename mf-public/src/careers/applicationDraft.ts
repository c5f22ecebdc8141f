import { jobApplication } from '@school/shared/schemas/careers';
import { z } from 'zod';
import type { OpeningOption } from './openingOptions';

/** What an applicant fills in; a place that is not open any more has to be chosen anew. */
export const applicationDraft = (options: readonly OpeningOption[]) =>
  jobApplication.omit({ openingTitle: true }).extend({
    opening: z.enum(
      options.map(({ value }) => value),
      'Please choose what you apply for',
    ),
  });
