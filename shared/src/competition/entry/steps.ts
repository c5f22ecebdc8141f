import { formatDate } from '../../format/date';
import { ageLimits, ageOn, bandRules } from '../bandRules';
import { adultAge, countingDay } from '../facts';
import type { Band } from '../repertoire/types';
import type { FieldPath } from 'react-hook-form';
import type { EntryFields } from './fields';

export const stepIds = [
  'instrument',
  'band',
  'competitor',
  'guardian',
  'pieces',
  'teacher',
  'age',
  'picture',
  'certificate',
  'recording',
  'audition',
  'fee',
  'review',
] as const;

export type StepId = (typeof stepIds)[number];

export interface Step {
  readonly id: StepId;
  /** The heading. */
  readonly title: string;
  /** The name in the list of steps. */
  readonly name: string;
  readonly lead?: string;
  readonly fields: readonly FieldPath<EntryFields>[];
}

const all: Readonly<Record<StepId, Omit<Step, 'id'>>> = {
  competitor: {
    title: 'Who is the competitor?',
    name: 'Competitor',
    lead: 'The name for the programme.',
    fields: ['competitor.name', 'competitor.email', 'competitor.phone'],
  },
  guardian: {
    title: 'Which parent or guardian agrees?',
    name: 'Guardian',
    lead: 'The competitor is under 18 on the day of the first audition, so a parent or guardian has to agree. We email them a link after you send the entry. The entry waits until they agree.',
    fields: ['guardian.name', 'guardian.email', 'guardian.phone'],
  },
  instrument: {
    title: 'Which instrument?',
    name: 'Instrument',
    lead: `Anyone may enter who is ${ageLimits.min} or older on ${formatDate(countingDay)}, with or without a grade. Age and grade decide the band.`,
    fields: ['instrument'],
  },
  band: {
    title: 'Which band?',
    name: 'Band',
    lead: 'Your band is the first one whose age and grade you have not passed. You can also choose a higher one that fits.',
    fields: ['competitor.birthDate', 'grade', 'band'],
  },
  pieces: {
    title: 'Which two pieces?',
    name: 'Pieces',
    lead: 'One from each category of the current set. Play from memory or from the score.',
    fields: ['pieces.A', 'pieces.B'],
  },
  teacher: {
    title: 'Who is the teacher?',
    name: 'Teacher',
    lead: 'You can leave both empty. Competitors who teach themselves are welcome.',
    fields: ['teacher', 'school'],
  },
  age: {
    title: 'Proof of age',
    name: 'Proof of age',
    lead: 'A picture or scan of a passport, Ghana Card, birth certificate or school identity card. Only the office sees it.',
    fields: ['papers.proofOfAge'],
  },
  picture: {
    title: 'A picture',
    name: 'Picture',
    lead: 'Head and shoulders, from the last twelve months. It is for the programme book. For competitors under 18, we print it only if a guardian agrees.',
    fields: ['papers.picture'],
  },
  certificate: { title: 'Proof of the grade', name: 'Certificate', fields: ['papers.certificate'] },
  recording: {
    title: 'A recording',
    name: 'Recording',
    lead: 'Either piece in one take, sound or film. A phone recording is good enough.',
    fields: ['papers.recording', 'papers.recordingLink'],
  },
  audition: {
    title: 'When do you play?',
    name: 'Audition',
    lead: 'You have ten minutes on stage. We hold the time that you choose for 30 minutes while you finish.',
    fields: ['slot'],
  },
  fee: { title: 'How will you pay?', name: 'Fee', fields: ['method'] },
  review: { title: 'Is all of it right?', name: 'Review', fields: [] },
};

/** Returns whether the competitor needs a guardian, by age on the reference date. */
const isMinor = (birthDate: string): boolean => ageOn(countingDay, birthDate) < adultAge;

/** Returns what proves the grade in a band, or null when nothing is required. */
export const certificateOf = (band: string): string | null =>
  band in bandRules ? bandRules[band as Band].certificate : null;

/** What decides the steps of an entry. */
export interface Way {
  readonly birthDate: string;
  readonly band: string;
  /** A returned entry, whose time and fee stay. */
  readonly isChange: boolean;
}

/** Returns the steps of an entry in order. */
export const stepsOf = ({ birthDate, band, isChange }: Way): readonly Step[] =>
  stepIds
    .filter((id) => {
      if (id === 'guardian') return isMinor(birthDate);
      if (id === 'certificate') return certificateOf(band) !== null;
      return !(isChange && (id === 'audition' || id === 'fee'));
    })
    .map((id) => ({ id, ...all[id] }));

/** Returns the open step: the requested one, or the first incomplete one before it. */
export function openStep(steps: readonly Step[], done: readonly string[], asked: string | undefined): Step {
  const first = steps.findIndex(({ id }) => id === 'review' || !done.includes(id));
  const wanted = steps.findIndex(({ id }) => id === asked);
  const at = wanted < 0 || wanted > first ? first : wanted;
  return steps[at] ?? steps[0]!;
}

/** Returns the step of a field, or the last step for a field of no step. */
export const stepOfField = (steps: readonly Step[], field: string): Step =>
  steps.find(({ fields }) => fields.some((name) => name === field || name.startsWith(`${field}.`))) ??
  steps[steps.length - 1]!;
