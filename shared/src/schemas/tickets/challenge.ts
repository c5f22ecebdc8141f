import * as z from 'zod';
import { limits } from '../common/limits';
import { onceRight } from '../common/onceRight';
import { optionalPhone, phone } from '../common/phone';
import { email, shortText } from '../common/text';
import { trapFields } from '../common/trap';
import { uploadedFile } from '../uploads/upload';
import { challengeLimits } from './limits';

const ageMessage = `Please enter the artist’s age in whole years, from ${challengeLimits.ageMin} to ${challengeLimits.ageMax}`;

/** The consenting guardian of a minor artist. */
const guardian = z.object({
  name: shortText(limits.nameMax, 'Please enter the parent’s or guardian’s name'),
  phone,
  consent: z.literal(true, 'A parent or guardian has to agree'),
});

/** Returns whether an artist of this age needs a guardian's consent. */
export const needsGuardian = (age: number): boolean => age < challengeLimits.adultAge;

/** An entry for the Music Art Challenge: one sheet of one artist. */
export const challengeEntry = z
  .object({
    artist: shortText(limits.nameMax, 'Please enter the artist’s name'),
    age: z.int(ageMessage).min(challengeLimits.ageMin, ageMessage).max(challengeLimits.ageMax, ageMessage),
    /** School or town. */
    place: shortText(limits.shortTextMax, 'Please enter the artist’s school or town'),
    /** The piece that the artist heard. */
    piece: shortText(limits.shortTextMax, 'Please choose the piece you heard'),
    sheet: uploadedFile('Please add a photograph of the sheet'),
    email,
    phone: optionalPhone,
    guardian: guardian.optional(),
    ...trapFields,
  })
  .refine(({ age, guardian }) => guardian !== undefined || !needsGuardian(age), {
    path: ['guardian', 'consent'],
    message: `An artist under ${challengeLimits.adultAge} needs a parent or guardian who agrees`,
    when: onceRight('age', 'guardian'),
  });

export type ChallengeEntry = z.infer<typeof challengeEntry>;
