import { formatDate } from '../../format/date';
import { currentSet } from '../facts';
import { instrumentNames } from '../instrumentNames';
import { findPiece } from '../repertoire/pieceId';
import type { Category, Instrument } from '../repertoire/types';
import type { EntryFields } from './fields';
import type { StepId } from './steps';

/** Returns the answers of a step as text, without empty ones. */
export function answersOf(step: StepId, fields: EntryFields): readonly string[] {
  return said[step](fields).filter(Boolean);
}

const file = (one: { readonly name: string } | null) => [one?.name ?? ''];

const said: Readonly<Record<StepId, (fields: EntryFields) => string[]>> = {
  competitor: ({ competitor: { name, email, phone } }) => [name, email, phone],
  guardian: ({ guardian: { name, email, phone } }) => [name, email, phone],
  instrument: ({ instrument }) => [instrumentNames[instrument as Instrument] ?? instrument],
  band: ({ band, grade, competitor: { birthDate } }) => [
    band && `Band ${band}`,
    isDay(birthDate) ? `born ${formatDate(birthDate)}` : birthDate,
    grade && `last grade passed: ${grade === '0' ? 'none' : grade}`,
  ],
  pieces: (fields) => [
    pieceText(fields, 'A'),
    pieceText(fields, 'B'),
    fields.needsAccompanist ? 'with an accompanist of the school' : '',
  ],
  teacher: ({ teacher, school, sharesReport }) => [
    teacher,
    school,
    sharesReport ? 'may have a copy of the judges’ report' : '',
  ],
  age: ({ papers }) => file(papers.proofOfAge),
  picture: ({ papers }) => file(papers.picture),
  certificate: ({ papers }) => file(papers.certificate),
  recording: ({ papers: { recording, recordingLink } }) => [recording?.name ?? recordingLink],
  audition: ({ slot, waits }) => [waits ? 'waits for a time' : formatSlotId(slot)],
  fee: ({ method }) => [method === 'card' ? 'by card' : 'by mobile money'],
  review: () => [],
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function pieceText({ pieces, instrument, band }: EntryFields, category: Category): string {
  const id = pieces[category];
  if (id === '' || band === '') return '';
  const place = { instrument: instrument as Instrument, band, set: currentSet, category };
  const piece = findPiece(place, id);
  return `${category}: ${piece ? `${piece.title}, ${piece.composer}` : id}`;
}

/** Formats '2025-10-11-0900' as 'Oct 11, 2025, 09:00'. */
function formatSlotId(slot: string): string {
  const [, date, hours, minutes] = /^(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})$/.exec(slot) ?? [];
  return date ? `${formatDate(date)}, ${hours}:${minutes}` : slot;
}
