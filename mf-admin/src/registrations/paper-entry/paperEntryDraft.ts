import { entryDetails, paperKinds, slotId } from '@school/shared/schemas/competition';
import * as z from 'zod';
import { optionalName } from '../moves/received';
import { isMinor } from './birth';

/** What stands in the fields, under the names by which the API refuses them. */
export interface PaperEntryFields {
  entry: {
    competitor: { name: string; birthDate: string; email: string; phone: string };
    guardian: { name: string; email: string; phone: string };
    instrument: string;
    band: string;
    grade: string;
    pieces: { A: string; B: string };
    teacher: string;
    school: string;
    sharesReport: boolean;
    needsAccompanist: boolean;
  };
  slot: string;
  received: { papers: string[]; consentBy: string; fee: boolean };
}

const typedIn = z.object({
  entry: entryDetails,
  slot: slotId.optional(),
  received: z.object({
    papers: z.array(z.enum(paperKinds)),
    consentBy: optionalName,
    fee: z.literal(true).optional(),
  }),
});

/** An entry on paper as it is typed, as the API takes it. */
export const paperEntryDraft: z.ZodType<z.output<typeof typedIn>, PaperEntryFields> = z
  .custom<PaperEntryFields>()
  .transform(({ entry, slot, received }): unknown => ({
    entry: {
      ...entry,
      grade: entry.grade === '' ? undefined : Number(entry.grade),
      guardian: isMinor(entry.competitor) ? entry.guardian : undefined,
    },
    slot: slot || undefined,
    received: {
      ...received,
      consentBy: isMinor(entry.competitor) ? received.consentBy : '',
      fee: received.fee || undefined,
    },
  }))
  .pipe(typedIn);

export type PaperEntryDraft = z.output<typeof paperEntryDraft>;
