import * as z from 'zod';
import { storageMessages } from './storageMessages';
import { programText } from '../common/text';
import { uploadPurposes, type UploadPurposeName } from './uploadPurposes';
import { fitsPurpose, plainFileName } from './uploadRules';

const purposeNames = Object.keys(uploadPurposes) as [UploadPurposeName, ...UploadPurposeName[]];

/** A file as it is announced before it is sent: what it is for, its name and its size in bytes. */
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

/** What the sender of an announced file is given: the right to send it, to ask about it and to take it back. */
export const uploadTicket = z.object({
  id: z.uuid(),
  ticket: z.string(),
  expiresAt: z.iso.datetime(),
  /** How long sending may take, all attempts together. Seconds. */
  sendWithin: z.int().min(1),
});

export type UploadTicket = z.infer<typeof uploadTicket>;

/** A file that was sent, as a form's value and as the form hands it to the API. */
const uploaded = (missing?: string) =>
  z.object(
    {
      id: z.uuid(),
      ticket: programText(1000).min(1),
      name: programText(1000),
      size: z.int().min(0),
    },
    missing,
  );

export type UploadedFile = z.infer<ReturnType<typeof uploaded>>;

/**
 * A file that a form asks for; `null` while there is none.
 * @param missing said when there is none
 */
export const uploadedFile = (missing: string) =>
  uploaded(missing)
    .nullable()
    .transform((file, context) => {
      if (file) return file;
      context.addIssue({ code: 'custom', message: missing });
      return z.NEVER;
    });

/** A file that may be left out. */
export const optionalFile = uploaded().nullable();
