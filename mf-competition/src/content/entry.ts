// Sample content: what an entry needs, and where to send it.
import { adultAge } from '@school/shared/competition';
import { branchAddresses, school } from '@school/shared/site';
import { dayThatCounts } from './days';

export const office = {
  name: 'The competition office',
  address: [school.name, 'Music Competition', ...branchAddresses.accra],
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
    text: 'Head and shoulders, from the last twelve months. It is for the programme book. If you are under 18, we print it only if a guardian agrees.',
  },
  {
    name: 'A recording',
    text: 'Either piece in one take, sound or film, as a file or a link. A phone recording is good enough.',
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
    name: 'A guardian’s email',
    text: `If you are under ${adultAge} on ${dayThatCounts}. We email them a link to agree.`,
  },
];

/** States the least and greatest number of steps. */
export const entryLead =
  'Eleven to thirteen short steps. We ask for a guardian or a certificate only if you need one. Your answers stay on your device, and we can email you a link to continue on another one.';

/** The questions of the form, in order. */
export const entrySteps: readonly Paper[] = [
  {
    name: 'Find your band',
    text: `Choose your instrument, then enter your date of birth and grade. We show the bands that fit first. Your age counts on ${dayThatCounts}.`,
  },
  {
    name: 'Enter the competitor’s name',
    text: 'The name for the programme, email and phone. Under 18, a parent or guardian as well.',
  },
  {
    name: 'Choose two pieces',
    text: 'One from Category A and one from Category B, both from the current set. You can see and hear each piece there.',
  },
  {
    name: 'Name your teacher and school',
    text: 'They get a copy of the judges’ report if you tick the box.',
  },
  {
    name: 'Add your documents',
    text: 'Proof of age, picture and recording. You can add missing ones later with the link to your entry.',
  },
  {
    name: 'Choose your time',
    text: 'Choose from the times that are free on both days. We hold yours for 30 minutes.',
  },
  {
    name: 'Check your entry',
    text: 'Everything is on one page, and you can change each part before you send it.',
  },
  {
    name: 'Send and pay',
    text: 'By card or mobile money. The time is yours when the fee is paid. If a guardian has to agree, we email them.',
  },
];

/** What happens after an entry has reached the office. */
export const afterEntry: readonly Paper[] = [
  {
    name: 'We read your entry',
    text: 'Within three working days. If something is missing, we call and tell you what.',
  },
  {
    name: 'We accept your entry',
    text: 'An email with your day, your time and your entry number, once nothing is missing.',
  },
  { name: 'You practise', text: 'You have ten minutes to play two pieces.' },
  { name: 'You play', text: 'Be at the door fifteen minutes early. Your name is on the list there.' },
  {
    name: 'We tell you first',
    text: 'We tell you who plays in the next round before it appears on this site.',
  },
];
