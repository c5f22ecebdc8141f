import * as z from 'zod';
import {
  classTypes,
  instrumentIds,
  lessonCategories,
  lessonGrades,
  lessonLevels,
  lessonProgrammes,
  lessonTimes,
  lessonVenues,
  studyModes,
  type LessonLevel,
  type LessonProgramme,
} from '../lessons/lessonOptions';
import { isForChildren, isTaughtIn } from '../lessons/lessonRules';
import { limits } from '../common/limits';
import { onceRight } from '../common/onceRight';
import { optionalPhone, phone } from '../common/phone';
import { referralCode } from '../referral-link/referralLink';
import { email, shortText, optionalShortText, optionalText, personName } from '../common/text';
import { trapFields } from '../common/trap';
import { musicStudyLimits } from './limits';

/** An optional choice from a list; an empty field is omitted. */
const optionalOf = <const Values extends readonly [string, ...string[]]>(values: Values, message: string) =>
  z
    .enum([...values, ''], message)
    .optional()
    .transform((chosen) => (chosen || undefined) as Values[number] | undefined);

const instrument = z.enum(instrumentIds, 'Please choose an instrument');
const programme = z.enum(lessonProgrammes, 'Please choose a programme');
const wrongLevel = 'This level is not taught in the programme: please choose another';

interface Chosen {
  programme: LessonProgramme;
  level?: LessonLevel | undefined;
}

const levelFits = ({ programme, level }: Chosen) => level === undefined || isTaughtIn(programme, level);

/** The form to ask for lesson fees. */
export const feeEnquiry = z
  .object({
    instrument,
    programme,
    level: optionalOf(lessonLevels, 'Please choose a level from the list'),
    classType: optionalOf(classTypes, 'Please choose private or group lessons'),
    mode: optionalOf(studyModes, 'Please choose online or in person'),
    name: personName,
    email,
    phone: optionalPhone,
    question: optionalText(musicStudyLimits.messageMax),
    from: referralCode.optional(),
    ...trapFields,
  })
  .refine(levelFits, { path: ['level'], message: wrongLevel, when: onceRight('programme', 'level') });

export type FeeEnquiry = z.infer<typeof feeEnquiry>;

/** The registration form for lessons, for oneself or a child. */
export const musicStudyRegistration = z
  .object({
    instrument,
    programme,
    level: z.enum(lessonLevels, 'Please choose a level'),
    grade: optionalOf(lessonGrades, 'Please choose a grade from the list'),
    category: z.enum(lessonCategories, 'Please choose classical or contemporary'),
    classType: z.enum(classTypes, 'Please choose private or group lessons'),
    mode: z.enum(studyModes, 'Please choose online or in person'),
    venue: z.enum(lessonVenues, 'Please choose a venue'),
    times: z
      .array(z.enum(lessonTimes, 'Please choose times from the list'), 'Please choose at least one time')
      .min(1, 'Please choose at least one time')
      .max(lessonTimes.length, 'Please choose each time once'),
    /** The pupil. */
    student: shortText(limits.nameMax, 'Please enter the name of the person who will learn'),
    /** A child's guardian; omitted for adults. */
    guardian: optionalShortText(limits.nameMax),
    email,
    phone,
    message: optionalText(musicStudyLimits.messageMax),
    from: referralCode.optional(),
    ...trapFields,
  })
  .refine(levelFits, { path: ['level'], message: wrongLevel, when: onceRight('programme', 'level') })
  .refine(({ programme, guardian }) => !isForChildren(programme) || guardian, {
    path: ['guardian'],
    message: 'Please enter the name of a parent or guardian',
    when: onceRight('programme', 'guardian'),
  });

export type MusicStudyRegistration = z.infer<typeof musicStudyRegistration>;
