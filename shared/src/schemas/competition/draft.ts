import * as z from 'zod';
import { email, honeypot, programText } from '../common/text';
import { competitionLimits } from './limits';

const text = programText(competitionLimits.draftTextMax);
/** So deep are the fields of the form, and a little more. */
const deepest = 6;

/** Whether it is plain, of texts that can be stored, and no deeper than a form. */
function isKeepable(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false;
  if (typeof value === 'string') return text.safeParse(value).success;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, part]) => text.safeParse(name).success && isKeepable(part, depth + 1),
  );
}

/** What was typed so far, as the form keeps it. Nothing of it has to be right. */
const values = z
  .record(z.string(), z.unknown())
  .refine(isKeepable, { message: 'This cannot be kept as a draft', abort: true })
  .refine((typed) => JSON.stringify(typed).length <= competitionLimits.draftMax, 'This draft is too long');

/** Asks for a private link to go on with an entry on another device. */
export const newDraft = z.object({ email, values, website: honeypot });

export type NewDraft = z.infer<typeof newDraft>;

/** A draft as it is now, and which one was changed. */
export const draftChange = z.object({ values, revision: z.int().min(1) });

export type DraftChange = z.infer<typeof draftChange>;
