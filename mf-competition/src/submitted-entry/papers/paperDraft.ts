import { paper, paperKinds } from '@school/shared/schemas/competition';
import { optionalFile } from '@school/shared/schemas/uploads';
import * as z from 'zod';

/** The form for a document, with every field present. */
export const paperDraft = z
  .object({ kind: z.enum(paperKinds), file: optionalFile, link: z.string() })
  .transform((typed, context) => {
    const { data, error } = paper.safeParse(typed);
    for (const { path, message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    return data ?? z.NEVER;
  });

export type PaperFields = z.input<typeof paperDraft>;
