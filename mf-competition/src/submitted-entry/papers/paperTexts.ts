import type { EntryPaperKind } from '../../api';

interface PaperTexts {
  readonly name: string;
  readonly text: string;
}

export const paperTexts: Readonly<Record<EntryPaperKind, PaperTexts>> = {
  proof_of_age: {
    name: 'Proof of age',
    text: 'A copy of a passport, Ghana Card, birth certificate or school identity card.',
  },
  picture: { name: 'A picture', text: 'Head and shoulders, for the programme book.' },
  recording: {
    name: 'A recording',
    text: 'Either piece in one take, sound or film: a file, or a link to it.',
  },
  certificate: { name: 'A grade certificate', text: 'Of the last grade, or a line from your teacher.' },
};
