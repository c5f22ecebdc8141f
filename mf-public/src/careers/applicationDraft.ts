import { jobApplication } from '@school/shared/schemas/careers';
import { z } from 'zod';
import type { OpeningOption } from './openingOptions';

/** The form of an application. A position that is no longer open must be chosen again. */
export const applicationDraft = (options: readonly OpeningOption[]) =>
  jobApplication.omit({ openingTitle: true }).extend({
    opening: z.enum(
      options.map(({ value }) => value),
      'Please choose a position',
    ),
  });
