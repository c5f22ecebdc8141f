import * as z from 'zod';
import { personName } from '@school/shared/schemas/common';
import { entryDetails, paperKinds, slotId } from '@school/shared/schemas/competition';
import { optionalName } from '../moves/received';
import { isMinor } from './choices';

/** The fields, named as the API names them in rejections. */
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
  received: { papers: string[]; consentBy: string; fee: boolean; pictures: '' | 'yes' | 'no' };
}

const typedIn = z.object({
  entry: entryDetails,
  slot: slotId.optional(),
  received: z.object({
    papers: z.array(z.enum(paperKinds)),
    consentBy: optionalName,
    fee: z.literal(true).optional(),
    pictures: z.object({ agrees: z.boolean(), by: personName }).optional(),
  }),
});

/** Whoever signed answered the question about pictures; without a signature, the named guardian. */
function picturesOf(
  { competitor, guardian }: PaperEntryFields['entry'],
  { consentBy, pictures }: PaperEntryFields['received'],
): unknown {
  if (!isMinor(competitor) || !pictures) return undefined;
  return { agrees: pictures === 'yes', by: consentBy.trim() || guardian.name };
}

/** Parses the form into the API's request. */
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
      pictures: picturesOf(entry, received),
    },
  }))
  .pipe(typedIn);

export type PaperEntryDraft = z.output<typeof paperEntryDraft>;
