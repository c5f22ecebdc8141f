import * as z from 'zod';
import { storageMessages } from './storageMessages';
import { programText } from '../common/text';
import { uploadPurposes, type UploadPurposeName } from './uploadPurposes';
import { fitsPurpose, plainFileName } from './uploadRules';

const purposeNames = Object.keys(uploadPurposes) as [UploadPurposeName, ...UploadPurposeName[]];

/** An announced file: its purpose, its name and its size in bytes. */
export const uploadRequest = z
  .object({
    purpose: z.enum(purposeNames),
    name: programText(1000).min(1).transform(plainFileName),
    size: z.int(),
  })
  .superRefine(({ purpose, size }, context) => {
    if (fitsPurpose(purpose, size)) return;
    context.addIssue({ code: 'custom', path: ['size'], message: storageMessages.wrong_file_size });
  });

export type UploadRequest = z.output<typeof uploadRequest>;

/** The sender's right to send an announced file, to query it and to cancel it. */
export const uploadTicket = z.object({
  id: z.uuid(),
  ticket: z.string(),
  expiresAt: z.iso.datetime(),
  /** The time limit for all attempts together. Seconds. */
  sendWithin: z.int().min(1),
});

export type UploadTicket = z.infer<typeof uploadTicket>;

/** A sent file as a form's value and in requests to the API. */
const uploaded = (missing?: string) =>
  z.object(
    { id: z.uuid(), ticket: programText(1000).min(1), name: programText(1000), size: z.int().min(0) },
    missing,
  );

export type UploadedFile = z.infer<ReturnType<typeof uploaded>>;

/** Creates a required file field; `null` without a file. @param missing the message when there is none */
export const uploadedFile = (missing: string) =>
  uploaded(missing)
    .nullable()
    .transform((file, context) => {
      if (file) return file;
      context.addIssue({ code: 'custom', message: missing });
      return z.NEVER;
    });

/** An optional file. */
export const optionalFile = uploaded().nullable();
