import * as z from 'zod';
import type { EntryFields } from '../../competition/entry';
import { competitionEntry, needsGuardian } from './entry';

/** What the transformation reads itself. The schema of the API checks everything else. */
const readable = z.looseObject({
  competitor: z.looseObject({ birthDate: z.string() }),
  grade: z.string(),
});

/** The schema of the API over typed values. The guardian of an adult and an unanswered grade are omitted. */
export const entryDraft = z
  .custom<EntryFields>((value) => readable.safeParse(value).success)
  .transform(({ competitor, guardian, grade, ...typed }) => {
    const {
      papers,
      instrument,
      band,
      pieces,
      needsAccompanist,
      teacher,
      school,
      sharesReport,
      method,
      leaveEmpty,
    } = typed;
    return {
      competitor,
      ...(needsGuardian(competitor.birthDate) && { guardian }),
      instrument,
      band,
      grade: grade === '' ? Number.NaN : Number(grade),
      pieces,
      needsAccompanist,
      teacher,
      school,
      sharesReport,
      papers,
      method,
      leaveEmpty,
    } as z.input<typeof competitionEntry>;
  })
  .pipe(competitionEntry);
