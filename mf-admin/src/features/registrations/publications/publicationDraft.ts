import { optionalText } from '@school/shared/schemas/common';
import * as z from 'zod';
import { utcTime } from '../../../kit/forms/utcTimes';

/** Parses the form into the API's request. */
export const publicationDraft = z
  .object({ note: optionalText(2000), when: z.enum(['now', 'later']), publishAt: utcTime })
  .refine(({ when, publishAt }) => when === 'now' || publishAt !== null, {
    path: ['publishAt'],
    message: 'Please enter a date and time',
  })
  .transform(({ note, when, publishAt }) => ({
    ...(note && { note }),
    ...(when === 'later' && publishAt && { publishAt }),
  }));

export type PublicationFields = z.input<typeof publicationDraft>;
export type PublicationDraft = z.output<typeof publicationDraft>;
