import { freeText, shortText } from '@school/shared/schemas/common';
import { bandName, instrumentName } from '@school/shared/schemas/competition';
import * as z from 'zod';
import { consentLabels, entryLabels, feeLabels } from '../labels';

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(labels) as Key[]);

/** A choice; empty means all. */
const orAll = <Choice extends string>(choice: z.ZodType<Choice>) =>
  z.string().transform((chosen, context): Choice | undefined => {
    if (chosen === '') return undefined;
    const read = choice.safeParse(chosen);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: 'Please choose one from the list' });
    return z.NEVER;
  });

const filter = z.object({
  instrument: orAll(instrumentName),
  band: orAll(bandName),
  state: z.array(keysOf(entryLabels)),
  fee: orAll(keysOf(feeLabels)),
  consent: orAll(keysOf(consentLabels)),
  papers: orAll(z.enum(['complete', 'missing'])),
  audition: orAll(z.enum(['given', 'none'])),
});

/** Parses the form into the API's request. */
export const announcementDraft = z
  .object({
    filter,
    subject: shortText(120, 'Please enter a subject'),
    text: freeText(4000, 'Please enter a message'),
  })
  .transform(({ filter: { instrument, band, state, fee, consent, papers, audition }, subject, text }) => ({
    subject,
    text,
    filter: {
      ...(instrument && { instrument }),
      ...(band && { band }),
      ...(state.length > 0 && { state }),
      ...(fee && { fee: [fee] }),
      ...(consent && { consent: [consent] }),
      ...(papers && { papers }),
      ...(audition && { audition }),
    },
  }));

export type AnnouncementFields = z.input<typeof announcementDraft>;
export type AnnouncementDraft = z.output<typeof announcementDraft>;
