// Sample content: what an entry needs, and where it goes.
import { school } from '@school/shared/site';

export const office = {
  name: 'The competition office',
  address: [school.name, 'Music Competition', 'P.O. Box 0000', 'Accra, Ghana'],
  hours: 'Monday to Saturday, 09:00 to 17:00',
} as const;

export interface Paper {
  readonly name: string;
  readonly text: string;
}

/** What to have ready before writing the entry. */
export const papers: readonly Paper[] = [
  {
    name: 'Proof of age',
    text: 'A copy of a passport, Ghana Card, birth certificate or school identity card.',
  },
  {
    name: 'A picture',
    text: 'Head and shoulders, from the last twelve months. It is for the programme book.',
  },
  {
    name: 'A recording',
    text: 'Either piece, one take, sound or film: a link, or a file on a stick. A telephone is good enough.',
  },
  {
    name: 'Your teacher’s name',
    text: 'And your school’s, if you have them. Competitors who teach themselves are welcome.',
  },
  {
    name: 'Three times',
    text: 'In the order in which you would like them. The board of times is on the competition page.',
  },
  { name: 'A guardian’s signature', text: 'Only if you are under 18 on Oct 11, 2025.' },
];

/** The entry, one step at a time. */
export const entrySteps: readonly Paper[] = [
  {
    name: 'Say who plays',
    text: 'Name as it should stand in the programme, date of birth, telephone and e-mail.',
  },
  {
    name: 'Find your band',
    text: 'Your instrument first, then your age and grade band. The day that counts is Oct 11, 2025.',
  },
  {
    name: 'Choose two pieces',
    text: 'One from Category A, one from Category B, both from the set in force.',
  },
  { name: 'Name your teacher and school', text: 'They get a copy of the jury’s report if you tick the box.' },
  {
    name: 'Put in the papers',
    text: 'Proof of age, picture and recording. Copies only: we do not send papers back.',
  },
  { name: 'Ask for your time', text: 'First, second and third wish. Say so if you need our accompanist.' },
  {
    name: 'Sign and send',
    text: 'If you are under 18, a parent or guardian signs as well. Then send it, or bring it.',
  },
  { name: 'Pay the fee', text: 'At the office. Your entry counts from the day the fee is paid.' },
];

/** What happens once an entry has reached the office. */
export const afterEntry: readonly Paper[] = [
  {
    name: 'We read your entry',
    text: 'Within three working days. If something is missing, we call and tell you what.',
  },
  {
    name: 'You get your time',
    text: 'A letter and an e-mail with your day, your time and your entry number.',
  },
  { name: 'You practise', text: 'Two pieces, ten minutes. The rest of the day belongs to everybody else.' },
  { name: 'You play', text: 'Be at the door fifteen minutes early. Your name is on the list there.' },
  {
    name: 'You hear from us first',
    text: 'Every line-up reaches the competitors before it stands on this site.',
  },
];
