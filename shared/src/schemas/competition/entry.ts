import {
  adultAge,
  ageLimits,
  ageOn,
  bands,
  bandsFor,
  categories,
  countingDay,
  findPiece,
  highestGrade,
  instrumentNames,
  instruments,
  currentSet,
  whyNotIn,
  type Band,
  type Category,
  type Instrument,
} from '../../competition';
import { formatDate } from '../../format/date';
import * as z from 'zod';
import { limits } from '../common/limits';
import { payingPhoneProblem } from '../common/mobileMoney';
import { onceRight } from '../common/onceRight';
import { phone } from '../common/phone';
import { seenTotal } from '../common/seenTotal';
import { email, optionalLink, optionalShortText, personName, programText } from '../common/text';
import { trapFields } from '../common/trap';
import { optionalFile } from '../uploads/upload';
import { pictureQuestion } from '../pictures';

const wrongBirthDate = 'Please enter the date of birth as a day of the calendar';

/** The birthday of a possible competitor. */
export const birthDate = z.iso
  .date(wrongBirthDate)
  .refine((day) => ageOn(countingDay, day) >= ageLimits.min && ageOn(countingDay, day) <= ageLimits.max, {
    message: `A competitor is at least ${ageLimits.min} years old on ${formatDate(countingDay)}`,
  });

/** Returns whether a person born on this day needs the consent of a guardian. */
export const needsGuardian = (born: string): boolean => ageOn(countingDay, born) < adultAge;

const bandNames = [...new Set(instruments.flatMap((name): readonly Band[] => bands[name]))] as [
  Band,
  ...Band[],
];

export const instrumentName = z.enum(
  instruments as [Instrument, ...Instrument[]],
  'Please choose an instrument',
);

export const bandName = z.enum(bandNames, 'Please choose an age and grade band');

const wrongGrade = `Please choose the last grade passed, from 0 for none to ${highestGrade}`;

/** How the fee is paid online. */
export const feeMethods = ['card', 'mobile_money'] as const;

/** Identifies a piece within its band, such as `ah-vous-dirai-je-maman-k-265-theme-mozart`. */
const pieceId = (category: Category) =>
  z
    .string(`Please choose a piece of Category ${category}`)
    .max(limits.shortTextMax, `Please choose a piece of Category ${category}`)
    .min(1, `Please choose a piece of Category ${category}`);

/** The parent or guardian of a minor competitor. */
export const competitionGuardian = z.object({ name: personName, email, phone });

/** The documents of an entry. Each may be added later. */
const papers = z.object({
  proofOfAge: optionalFile.optional(),
  picture: optionalFile.optional(),
  recording: optionalFile.optional(),
  /** Instead of a file. */
  recordingLink: optionalLink,
  /** Proof of the grade, when the band requires it. */
  certificate: optionalFile.optional(),
});

const fields = {
  competitor: z.object({ name: personName, birthDate, email, phone }),
  guardian: competitionGuardian.optional(),
  instrument: instrumentName,
  band: bandName,
  /** The last grade passed, 0 for none. */
  grade: z.int(wrongGrade).min(0, wrongGrade).max(highestGrade, wrongGrade),
  pieces: z.object({ A: pieceId('A'), B: pieceId('B') }),
  teacher: optionalShortText(limits.nameMax),
  school: optionalShortText(limits.shortTextMax),
  /** Whether teacher and school may receive a copy of the jury's report. */
  sharesReport: z.boolean().optional(),
  needsAccompanist: z.boolean().optional(),
  papers: papers.optional(),
};

interface Judged {
  competitor: { name: string; birthDate: string; email: string };
  guardian?: { email: string } | undefined;
  instrument: Instrument;
  band: Band;
  grade: number;
  pieces: Record<Category, string>;
}

type Problem = readonly [path: string[], message: string];

/** Returns whether instrument, age and grade fit the band. */
function bandProblems({ competitor, instrument, band, grade }: Omit<Judged, 'pieces'>): Problem[] {
  if (!(bands[instrument] as readonly Band[]).includes(band)) {
    return [[['band'], `${instrumentNames[instrument]} has no band ${band}. Please choose one of its own`]];
  }
  const level = { age: ageOn(countingDay, competitor.birthDate), grade };
  const why = whyNotIn(instrument, band, level);
  if (!why) return [];
  const played = `the competitor is ${level.age} on ${formatDate(countingDay)}, with ${grade === 0 ? 'no grade' : `grade ${grade}`}`;
  const fitting = bandsFor(instrument, level).join(', ');
  return [[['band'], `Band ${band} ${why}, and ${played}. This fits: ${fitting}.`]];
}

/** Returns whether the pieces belong to the current set; skipped for an invalid band. */
const pieceProblems = ({ instrument, band, pieces }: Judged): Problem[] =>
  categories.flatMap((category): Problem[] => {
    const place = { instrument, band, set: currentSet, category };
    if (findPiece(place, pieces[category])) return [];
    const message = `This piece is not in Category ${category} of the current set. Please choose another`;
    return [[['pieces', category], message]];
  });

const guardianProblems = ({ competitor, guardian }: Pick<Judged, 'competitor' | 'guardian'>): Problem[] =>
  !guardian && needsGuardian(competitor.birthDate)
    ? [
        [
          ['guardian', 'name'],
          `A competitor who is under ${adultAge} on ${formatDate(countingDay)} needs a parent or guardian who agrees`,
        ],
      ]
    : [];

/** The guardian consents by a mailed link, which must not reach the child instead. */
export const notTheGuardians =
  'Please enter the email address of the parent or guardian, not the competitor’s';

const mailboxProblems = ({ competitor, guardian }: Pick<Judged, 'competitor' | 'guardian'>): Problem[] =>
  needsGuardian(competitor.birthDate) && guardian?.email.toLowerCase() === competitor.email.toLowerCase()
    ? [[['guardian', 'email'], notTheGuardians]]
    : [];

const refine =
  <Read>(problemsOf: (entry: Read) => Problem[]) =>
  (entry: Read, context: z.core.$RefinementCtx): void => {
    for (const [path, message] of problemsOf(entry)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  };

/**
 * Adds the rules over several fields. Each runs as soon as its fields are valid, so that a form in steps reports the
 * band before the pieces are chosen.
 */
const judged = <Shape extends z.ZodType<Judged>>(shape: Shape): Shape =>
  shape
    .superRefine(refine(guardianProblems), { when: onceRight('competitor.birthDate') })
    .superRefine(refine(mailboxProblems), { when: onceRight('competitor', 'guardian') })
    .superRefine(refine(bandProblems), {
      when: onceRight('competitor.birthDate', 'instrument', 'band', 'grade'),
    })
    .superRefine(refine(pieceProblems), {
      when: onceRight('competitor.birthDate', 'instrument', 'band', 'grade', 'pieces'),
    });

/** The details of an entry, as submitted and as resubmitted after it was returned. */
export const entryDetails = judged(z.object(fields));

export type EntryDetails = z.infer<typeof entryDetails>;

/** An entry as submitted. Its audition is the held slot. */
export const competitionEntry = judged(
  z.object({
    ...fields,
    method: z.enum(feeMethods, 'Please choose how you would like to pay'),
    seenTotal,
    ...trapFields,
  }),
).superRefine(
  ({ competitor, method }, context) => {
    const message = payingPhoneProblem(method, competitor.phone);
    if (message) context.addIssue({ code: 'custom', path: ['method'], message });
  },
  { when: onceRight('competitor.phone', 'method') },
);

export type CompetitionEntry = z.infer<typeof competitionEntry>;

/** A payment of the fee after the entry was submitted without it. */
export const feePayment = z.object({
  method: z.enum(feeMethods, 'Please choose how you would like to pay'),
  seenTotal,
});

/** Documents that a competitor can add later. */
export const paperKinds = ['proof_of_age', 'picture', 'recording', 'certificate'] as const;

export type PaperKind = (typeof paperKinds)[number];

/** A submitted document: a file, or a link for the recording. */
export const paper = z
  .object({
    kind: z.enum(paperKinds, 'Please choose which document this is'),
    file: optionalFile.optional(),
    link: optionalLink,
  })
  .refine(({ file, link }) => Boolean(file) !== (link !== undefined), {
    path: ['file'],
    message: 'Please add a file, or give a link',
  });

export type HandedIn = z.infer<typeof paper>;

/** The stored fields of a document. */
export type Paper = Pick<HandedIn, 'file' | 'link'>;

/** The recipient when the guardian's consent link is mailed again. */
export const consentRequest = z.object({ guardian: competitionGuardian.optional() });

/** Proves the link of a guardian's mail. */
export const consentLink = z.object({ token: programText(200).min(1) });

/** A guardian's consent, by the link of their mail. */
export const guardianConsent = z.object({
  token: programText(200).min(1),
  name: personName,
  agrees: z.literal(true, 'Please tick the box if you agree'),
  /** Whether pictures may be published, with the version of the question; omitted when unanswered. */
  pictures: z
    .object({ agrees: z.boolean(), version: z.int().min(1).max(pictureQuestion.version) })
    .optional(),
});

export type GuardianConsent = z.infer<typeof guardianConsent>;
