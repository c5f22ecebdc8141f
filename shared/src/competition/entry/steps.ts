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
    title: 'Who plays?',
    name: 'Competitor',
    lead: 'The name as it should stand in the programme.',
    fields: ['competitor.name', 'competitor.email', 'competitor.phone'],
  },
  guardian: {
    title: 'Who agrees to it?',
    name: 'Guardian',
    lead: 'Who plays is under 18 on the day that counts, so a parent or guardian has to agree. We mail them a link once the entry is sent; the entry waits until they have.',
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
    lead: 'Yours is the first band whose age and grade are not passed. A higher one that fits may be chosen instead.',
    fields: ['competitor.birthDate', 'grade', 'band'],
  },
  pieces: {
    title: 'Which two pieces?',
    name: 'Pieces',
    lead: 'One from each category of the set in force, played from memory or from the score.',
    fields: ['pieces.A', 'pieces.B'],
  },
  teacher: {
    title: 'Who teaches?',
    name: 'Teacher',
    lead: 'Both may stay empty. Who teaches themselves is welcome.',
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
    lead: 'Head and shoulders, from the last twelve months. It is for the programme book; under 18, only if a guardian lets us.',
    fields: ['papers.picture'],
  },
  certificate: {
    title: 'Proof of the grade',
    name: 'Certificate',
    fields: ['papers.certificate'],
  },
  recording: {
    title: 'A recording',
    name: 'Recording',
    lead: 'Either piece, one take, sound or film. A telephone is good enough.',
    fields: ['papers.recording', 'papers.recordingLink'],
  },
  audition: {
    title: 'When do you play?',
    name: 'Audition',
    lead: 'Ten minutes on stage. A time that you choose is held for you for 30 minutes, so that you can finish in peace.',
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
