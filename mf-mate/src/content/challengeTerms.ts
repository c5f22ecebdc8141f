// Sample content: what to draw, deadline, age groups and rules. The pieces are in the public domain.
import { branchAddresses, school } from '@school/shared/site';

/** What participants do, in a short and a long version. */
export const invitation = {
  promise: 'Hear it. Then draw what you heard.',
  about:
    'Choose one of three pieces of music. Listen until you can hum it, then draw what it looks like. The twelve best sheets hang on the stage of MATE 2025 while the orchestra plays.',
} as const;

export const pieces = [
  {
    title: 'The Swan',
    by: 'Saint-Saëns, from The Carnival of the Animals',
    instrument: 'cello',
    length: 'about 3 minutes',
  },
  { title: 'Asturias', by: 'Albéniz, played on the guitar', instrument: 'guitar', length: 'about 6 minutes' },
  {
    title: 'Trumpet Voluntary',
    by: 'Clarke, The Prince of Denmark’s March',
    instrument: 'trumpet',
    length: 'about 3 minutes',
  },
] as const;

export const dates = [
  { date: '2025-09-01', what: 'The challenge opens' },
  { date: '2025-11-08', what: 'Last day to send your sheet' },
  { date: '2025-11-22', what: 'We tell the twelve artists' },
  { date: '2025-12-13', what: 'The sheets hang on the stage of MATE 2025' },
] as const;

export const ages = [
  { name: '4 to 7', prize: 'A term of Early Years Music' },
  { name: '8 to 12', prize: 'A term of lessons on an instrument of your choice' },
  { name: '13 to 18', prize: 'A term of lessons, and your sheet as the poster of next year' },
] as const;

export const rules = [
  'One sheet of paper for each artist, A3 or smaller. Use anything that dries, such as pencil, paint or cloth.',
  'Draw it yourself. Do not print or trace, and do not let a machine make it.',
  'On the back: your name, your age, the piece you heard, and a parent’s phone number.',
  'Your sheet stays yours. We hang it, photograph it and give it back after the concert.',
] as const;

/** Where to bring a sheet. */
export const entry = {
  house: ['Music Art Challenge', school.name, ...branchAddresses.accra],
} as const;
