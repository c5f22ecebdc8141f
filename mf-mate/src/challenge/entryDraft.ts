import { challengeEntry, needsGuardian } from '@school/shared/schemas/tickets';
import type { UploadedFile } from '@school/shared/schemas/uploads';
import { z } from 'zod';

/** The values of the fields. */
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

/** Parses the age in years, NaN when it is not a number. */
const ageOf = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN);

/** The schema of the API over typed values; an adult has no guardian. */
export const entryDraft = z
  .custom<EntryFields>()
  .transform(({ guardian, age, ...typed }) => {
    const years = ageOf(age);
    return { ...typed, age: years, ...(needsGuardian(years) && { guardian }) } as z.input<
      typeof challengeEntry
    >;
  })
  .pipe(challengeEntry);
