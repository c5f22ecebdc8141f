import { personName } from '@school/shared/schemas/common';
import { paperKinds } from '@school/shared/schemas/competition';
import * as z from 'zod';

export const optionalName = z
  .string()
  .transform((typed) => typed.trim() || undefined)
  .pipe(personName.optional());

/** Paper documents that the office has received, as staff tick them. */
export const received = z
  .object({
    papers: z.array(z.enum(paperKinds)),
    consentBy: optionalName,
    fee: z.boolean(),
    pictures: z.enum(['', 'yes', 'no']),
    picturesBy: optionalName,
  })
  .refine(
    ({ papers, consentBy, fee, pictures }) => papers.length > 0 || consentBy !== undefined || fee || pictures,
    { path: ['papers'], message: 'Please choose what was received' },
  )
  .refine(({ pictures, picturesBy }) => !pictures || picturesBy !== undefined, {
    path: ['picturesBy'],
    message: 'Please enter the name of the parent or guardian',
  });

export const signedConsent = z.object({ consentBy: personName });

export type SignedConsent = z.output<typeof signedConsent>;

export type ReceivedFields = z.input<typeof received>;
export type Received = z.output<typeof received>;
