import { challengeEntry, needsGuardian } from '@school/shared/schemas/tickets';
import type { UploadedFile } from '@school/shared/schemas/uploads';
import { z } from 'zod';

/** What stands in the fields. */
export interface EntryFields {
  artist: string;
  age: string;
  place: string;
  piece: string;
  sheet: UploadedFile | null;
  email: string;
  phone: string;
  guardian: { name: string; phone: string; consent: boolean };
  leaveEmpty: string;
}

/** The age in years, as it is typed; no number where it is none. */
const ageOf = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN);

/** The API's own schema over what is typed; an artist of age has no guardian. */
export const entryDraft = z
  .custom<EntryFields>()
  .transform(({ guardian, age, ...typed }) => {
    const years = ageOf(age);
    return { ...typed, age: years, ...(needsGuardian(years) && { guardian }) } as z.input<
      typeof challengeEntry
    >;
  })
  .pipe(challengeEntry);
