import * as z from 'zod';
import { showableText } from '../../format/showable';
import { email } from '../common/text';
import { trapFields, withoutTrap } from '../common/trap';
import { competitionLimits } from './limits';

/** So deep are the fields of the form, and a little more. */
const deepest = 6;

/** Whether it is plain, of texts that are not too long, and no deeper than a form. */
function isKeepable(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false;
  if (typeof value === 'string') return value.length <= competitionLimits.draftTextMax;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isKeepable(name) && isKeepable(part, depth + 1));
}

/** The same with texts that can be stored and shown. */
function showable(value: unknown): unknown {
  if (typeof value === 'string') return showableText(value);
  if (Array.isArray(value)) return value.map(showable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [showableText(name), showable(part)]),
  );
}

/** What was typed so far, as the form keeps it. Nothing of it has to be right. */
const values = z
  .record(z.string(), z.unknown())
  .refine(isKeepable, {
    message: 'This cannot be kept as a draft',
    abort: true,
  })
  .overwrite((typed) => showable(withoutTrap(typed)) as typeof typed)
  .refine((typed) => JSON.stringify(typed).length <= competitionLimits.draftMax, 'This draft is too long');

/** Asks for a private link to go on with an entry on another device. */
export const newDraft = z.object({ email, values, ...trapFields });

export type NewDraft = z.infer<typeof newDraft>;

/** A draft as it is now, and which one was changed. */
export const draftChange = z.object({ values, revision: z.int().min(1) });

export type DraftChange = z.infer<typeof draftChange>;
