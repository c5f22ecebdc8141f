import * as z from 'zod';
import { showableText } from '../../format/showable';
import { email } from '../common/text';
import { trapFields, withoutTrap } from '../common/trap';
import { competitionLimits } from './limits';

/** Slightly more than the nesting depth of the form. */
const deepest = 6;

/** Returns whether a value is plain, with texts of limited length and nesting of limited depth. */
function isKeepable(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false;
  if (typeof value === 'string') return value.length <= competitionLimits.draftTextMax;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isKeepable(name) && isKeepable(part, depth + 1));
}

/** Makes the texts of a value safe to store and show. */
function showable(value: unknown): unknown {
  if (typeof value === 'string') return showableText(value);
  if (Array.isArray(value)) return value.map(showable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [showableText(name), showable(part)]),
  );
}

/** The input so far, as the form stores it. It need not be valid. */
const values = z
  .record(z.string(), z.unknown())
  .refine(isKeepable, {
    message: 'This cannot be kept as a draft',
    abort: true,
  })
  .overwrite((typed) => showable(withoutTrap(typed)) as typeof typed)
  .refine((typed) => JSON.stringify(typed).length <= competitionLimits.draftMax, 'This draft is too long');

/** Requests a private link to continue an entry on another device. */
export const newDraft = z.object({ email, values, ...trapFields });

export type NewDraft = z.infer<typeof newDraft>;

/** A changed draft and the revision that it is based on. */
export const draftChange = z.object({ values, revision: z.int().min(1) });

export type DraftChange = z.infer<typeof draftChange>;
