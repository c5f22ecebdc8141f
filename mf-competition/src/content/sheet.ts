// Sample content: the lines of the printed entry sheet.

export interface SheetPart {
  readonly title: string;
  /** Lines to write on; two in one row when they are short. */
  readonly lines?: readonly (readonly [string] | readonly [string, string])[];
  /** Boxes to tick. */
  readonly boxes?: readonly string[];
}

export const sheetParts: readonly SheetPart[] = [
  { title: 'Who plays', lines: [['Name, as in the programme'], ['Date of birth', 'Telephone'], ['E-mail']] },
  { title: 'Instrument and band', lines: [['Instrument', 'Age and grade band']] },
  { title: 'Two pieces', lines: [['Category A'], ['Category B']] },
  {
    title: 'Teacher and school',
    lines: [['Teacher', 'School']],
    boxes: ['They may have a copy of the jury’s report.'],
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
    title: 'Signatures',
    lines: [
      ['Competitor', 'Date'],
      ['Parent or guardian, if under 18', 'Guardian’s telephone'],
    ],
  },
  { title: 'For the office', lines: [['Fee paid, receipt number', 'Entry number']] },
];
