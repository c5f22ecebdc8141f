// Sample content: the lines of the printed entry sheet.
import { adultAge, entryFeePesewas } from '@school/shared/competition';
import { formatMoney } from '@school/shared/format';
import { pictureQuestion } from '@school/shared/schemas/pictures';
import { guardianAgreesTo } from '@school/shared/schemas/pictures';

export interface SheetPart {
  readonly title: string;
  /** An explanation, and what is agreed to, point by point. */
  readonly text?: string;
  readonly points?: readonly string[];
  /** Lines to write on; short ones share a row. */
  readonly lines?: readonly (readonly [string] | readonly [string, string])[];
  /** Boxes to tick. */
  readonly boxes?: readonly string[];
}

export const sheetParts: readonly SheetPart[] = [
  { title: 'Competitor', lines: [['Name for the programme'], ['Date of birth', 'Phone'], ['Email']] },
  { title: 'Instrument and band', lines: [['Instrument', 'Age and grade band']] },
  { title: 'Two pieces', lines: [['Category A'], ['Category B']] },
  {
    title: 'Teacher and school',
    lines: [['Teacher', 'School']],
    boxes: ['Send them a copy of the judges’ report.'],
  },
  {
    title: 'Papers',
    boxes: ['Proof of age', 'Picture', 'Recording', 'Proof of the band, if it asks for one'],
  },
  {
    title: 'Times, in order of preference',
    lines: [['First', 'Second'], ['Third']],
    boxes: ['I need an accompanist.'],
  },
  {
    title: 'The fee',
    text: `${formatMoney(entryFeePesewas)}, paid at the office, or by the link that we email when your sheet is here.`,
  },
  { title: 'Signature', lines: [['Competitor', 'Date']] },
  {
    title: `Parent or guardian of a competitor under ${adultAge}`,
    text: 'By signing you agree that the competitor:',
    points: guardianAgreesTo,
    lines: [['Name'], ['Email', 'Phone'], ['Signature', 'Date']],
  },
  {
    title: pictureQuestion.question,
    text: `For the parent or guardian of a competitor under ${adultAge}. ${pictureQuestion.where} ${pictureQuestion.free}`,
    boxes: [pictureQuestion.yes, pictureQuestion.no],
  },
  { title: 'For the office', lines: [['Fee paid, receipt number', 'Entry number']] },
];
