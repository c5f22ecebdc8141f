// Sample content: what to draw, deadline, age groups and rules. The pieces are in the public domain.
import { branchAddresses, school } from '@school/shared/site';

/** What participants do, in a short and a long version. */
export const invitation = {
  promise: 'Hear it. Then draw what you heard.',
  about:
    'Three pieces of music, one sheet of paper. Choose a piece, listen until you can hum it, and put on paper what it looks like. The twelve strongest sheets hang on the stage of MATE 2025 while the orchestra plays them.',
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
  { date: '2025-11-22', what: 'The jury’s twelve are told' },
  { date: '2025-12-13', what: 'The sheets hang on the stage of MATE 2025' },
] as const;

export const ages = [
  { name: '4 to 7', prize: 'A term of Early Years Music' },
  { name: '8 to 12', prize: 'A term of lessons on an instrument of your choice' },
  { name: '13 to 18', prize: 'A term of lessons, and your sheet as the poster of next year' },
] as const;

export const rules = [
  'One sheet for each artist, A3 or smaller, on paper. Anything that dries: pencil, paint, cloth, clay wash.',
  'Your own hand. No printouts, no tracing, no pictures made by a machine.',
  'On the back: your name, your age, the piece you heard, and a parent’s telephone number.',
  'Sheets stay yours. We hang them, photograph them and give them back after the concert.',
] as const;

/** Where to bring a sheet. */
export const entry = {
  house: ['Music Art Challenge', school.name, ...branchAddresses.accra],
} as const;
