// Sample content: what an entry needs, and where to send it.
import { adultAge } from '@school/shared/competition';
import { school } from '@school/shared/site';
import { dayThatCounts } from './days';

export const office = {
  name: 'The competition office',
  address: [school.name, 'Music Competition', 'P.O. Box 0000', 'Accra, Ghana'],
  hours: school.phoneHours,
} as const;

export interface Paper {
  readonly name: string;
  readonly text: string;
}

/** What to have ready before the entry. */
export const papers: readonly Paper[] = [
  {
    name: 'Proof of age',
    text: 'A copy of a passport, Ghana Card, birth certificate or school identity card.',
  },
  {
    name: 'A picture',
    text: 'Head and shoulders, from the last twelve months. For the programme book; under 18, only if a guardian lets us.',
  },
  {
    name: 'A recording',
    text: 'Either piece, one take, sound or film: a file, or a link. A telephone is good enough.',
  },
  {
    name: 'Your teacher’s name',
    text: 'And your school’s, if you have them. Competitors who teach themselves are welcome.',
  },
  {
    name: 'Card or mobile money',
    text: 'For the entry fee. Your audition time is held for 30 minutes while you finish.',
  },
  {
    name: 'A guardian’s e-mail',
    text: `Only if you are under ${adultAge} on ${dayThatCounts}. They get a link to agree by.`,
  },
];

/** States the least and greatest number of steps. */
export const entryLead =
  'Eleven to thirteen short steps: a guardian and a certificate are asked for only where they are needed. What you typed stays on your device, and a link by mail takes it to another.';

/** The questions of the form, in order. */
export const entrySteps: readonly Paper[] = [
  {
    name: 'Find your band',
    text: `Your instrument first, then date of birth and grade. The bands that fit stand first; the day that counts is ${dayThatCounts}.`,
  },
  {
    name: 'Say who plays',
    text: 'Name as it should stand in the programme, e-mail and telephone. Under 18, a parent or guardian as well.',
  },
  {
    name: 'Choose two pieces',
    text: 'One from Category A, one from Category B, both from the set in force. Each can be seen and heard right there.',
  },
  { name: 'Name your teacher and school', text: 'They get a copy of the jury’s report if you tick the box.' },
  {
    name: 'Put in the papers',
    text: 'Proof of age, picture and recording. What is not at hand can come later, by the link of your entry.',
  },
  {
    name: 'Choose your time',
    text: 'From the board of both days, as it is at this moment. It is held for you for 30 minutes.',
  },
  {
    name: 'Look at it once more',
    text: 'Everything is on one page, and each part can be changed before you send it.',
  },
  {
    name: 'Send and pay',
    text: 'By card or mobile money. The time is yours when the fee is paid; if a guardian has to agree, they get a mail.',
  },
];

/** What happens after an entry has reached the office. */
export const afterEntry: readonly Paper[] = [
  {
    name: 'We read your entry',
    text: 'Within three working days. If something is missing, we call and tell you what.',
  },
  {
    name: 'You hear that it is accepted',
    text: 'An e-mail with your day, your time and your entry number, once nothing is missing.',
  },
  { name: 'You practise', text: 'Two pieces, ten minutes. The rest of the day belongs to everybody else.' },
  { name: 'You play', text: 'Be at the door fifteen minutes early. Your name is on the list there.' },
  {
    name: 'You hear from us first',
    text: 'Every line-up reaches the competitors before it appears on this site.',
  },
];
