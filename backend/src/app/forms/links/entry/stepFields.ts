import {
  bands,
  categories,
  countingDay,
  currentSet,
  highestGrade,
  instrumentNames,
  instruments,
  limitsLabel,
  pieceIdOf,
  piecesOf,
  type Band,
  type Category,
  type Instrument,
} from '@school/shared/competition';
import type { EntryFields, StepId } from '@school/shared/competition/entry';
import { formatDate } from '@school/shared/format';
import type { LinkField } from '@school/shared/schemas/sent';
import { uploadHint, type UploadPurposeName } from '@school/shared/schemas/uploads';
import type { SlotBoard } from '../../../../competition/slots/slots.routes';
import { methodField, timeField } from './entryFields';

/** Returns the controls of a step. Their names are the fields of an entry. */
export const fieldsOfStep = (step: StepId, entry: EntryFields, slots: SlotBoard['slots']): LinkField[] =>
  controls[step](entry, slots);

type Controls = (entry: EntryFields, slots: SlotBoard['slots']) => LinkField[];

const controls: Readonly<Record<StepId, Controls>> = {
  instrument: ({ instrument: value }) => [
    {
      name: 'instrument',
      label: 'Instrument',
      kind: 'radio',
      value,
      options: instruments.map((one) => ({ value: one, label: instrumentNames[one] })),
    },
  ],
  band: ({ instrument, competitor, grade, band }) => [
    {
      name: 'competitor.birthDate',
      label: 'The competitor’s date of birth',
      help: `The age on ${formatDate(countingDay)} counts.`,
      kind: 'date',
      value: competitor.birthDate,
    },
    {
      name: 'grade',
      label: 'Last grade passed on it',
      help: `By ${formatDate(countingDay)} as well.`,
      kind: 'select',
      value: grade,
      options: Array.from({ length: highestGrade + 1 }, (_, one) => ({
        value: `${one}`,
        label: one === 0 ? 'None yet' : `Grade ${one}`,
      })),
    },
    {
      name: 'band',
      label: 'Band',
      kind: 'radio',
      value: band,
      options: ofInstrument(instrument).map((one) => ({
        value: one,
        label: `Band ${one}: ${limitsLabel(one)}`,
      })),
    },
  ],
  competitor: ({ competitor: { name, email, phone } }) => [
    { name: 'competitor.name', label: 'The competitor’s name', value: name, autocomplete: 'off' },
    {
      name: 'competitor.email',
      label: 'Email',
      help: 'We write to this address. For a child, use a parent’s.',
      kind: 'email',
      value: email,
      autocomplete: 'email',
    },
    {
      name: 'competitor.phone',
      label: 'Phone',
      help: 'The mobile money number, if you pay that way.',
      kind: 'tel',
      value: phone,
      autocomplete: 'tel',
    },
  ],
  guardian: ({ guardian: { name, email, phone } }) => [
    { name: 'guardian.name', label: 'Name of the parent or guardian', value: name, autocomplete: 'name' },
    {
      name: 'guardian.email',
      label: 'Their email',
      help: 'We send the link to agree to this address. It works for 14 days.',
      kind: 'email',
      value: email,
      autocomplete: 'email',
    },
    { name: 'guardian.phone', label: 'Their phone', kind: 'tel', value: phone, autocomplete: 'tel' },
  ],
  pieces: (entry) => [
    ...categories.map((category) => piecesField(entry, category)),
    {
      name: 'needsAccompanist',
      label: 'I need an accompanist',
      help: 'Our accompanist plays with you. The fee covers it.',
      kind: 'checkbox',
      value: entry.needsAccompanist ? 'on' : '',
    },
  ],
  teacher: ({ teacher, school, sharesReport }) => [
    { name: 'teacher', label: 'Teacher (optional)', value: teacher, autocomplete: 'off' },
    { name: 'school', label: 'School (optional)', value: school, autocomplete: 'off' },
    {
      name: 'sharesReport',
      label: 'Send them a copy of the judges’ report.',
      kind: 'checkbox',
      value: sharesReport ? 'on' : '',
    },
  ],
  age: ({ papers }) => [paperField('proofOfAge', papers, 'competition_proof_of_age')],
  picture: ({ papers }) => [paperField('picture', papers, 'competition_picture')],
  certificate: ({ papers }) => [paperField('certificate', papers, 'competition_certificate')],
  recording: ({ papers: { recording, recordingLink } }) => [
    {
      name: 'papers.recordingLink',
      label: 'Link to a recording (optional)',
      help: `It begins with https:// and opens without signing in.${recording ? ` ${recording.name} is uploaded as well, and we use the file.` : ''}`,
      kind: 'url',
      value: recordingLink,
      autocomplete: 'off',
    },
  ],
  audition: ({ slot, waits }, slots) => {
    const free = slots.filter(({ id, isAvailable }) => isAvailable || id === slot);
    const isFull = !slots.some(({ isAvailable }) => isAvailable);
    return [
      ...(free.length > 0 ? [timeField(free, slot)] : []),
      ...(isFull || waits
        ? [
            {
              name: 'waits',
              label: 'Send my entry and wait for a time',
              kind: 'checkbox',
              value: waits ? 'on' : '',
            } as const,
          ]
        : []),
    ];
  },
  fee: ({ method }) => [{ ...methodField, value: method }],
  review: () => [],
};

/** Returns the bands of an instrument; none of an unknown one. */
const ofInstrument = (instrument: string): readonly Band[] => bands[instrument as Instrument] ?? [];

function piecesField({ instrument, band, pieces }: EntryFields, category: Category): LinkField {
  const ofBand = ofInstrument(instrument).includes(band as Band)
    ? piecesOf(instrument as Instrument, band as Band)[currentSet][category]
    : [];
  return {
    name: `pieces.${category}`,
    label: `Category ${category}`,
    kind: 'radio',
    value: pieces[category],
    options: ofBand.map((piece) => ({
      value: pieceIdOf(piece),
      label: [piece.title, piece.composer].filter(Boolean).join(', '),
    })),
  };
}

function paperField(
  name: 'proofOfAge' | 'picture' | 'certificate',
  papers: EntryFields['papers'],
  purpose: UploadPurposeName,
): LinkField {
  const stored = papers[name];
  const help = stored
    ? `${stored.name} is uploaded, and stays unless you choose another.`
    : 'Do not have it now? Continue without it, and add it later with the link to your entry.';
  return {
    name: `papers.${name}`,
    label: name === 'picture' ? 'Picture of the competitor' : 'Picture or scan of it',
    help: `${uploadHint(purpose)} ${help}`,
    kind: 'file',
  };
}
