// Sample content: texts about each instrument. Duration, schedule, time and age are in `courseFacts.ts`.
import { instrumentLabels, type InstrumentId } from '@school/shared/schemas/lessons';

/** The page of an instrument (specification, section 3). */
export interface Instrument {
  readonly id: InstrumentId;
  readonly name: string;
  /** The page's heading. */
  readonly heading: string;
  readonly description: string;
  readonly info: {
    readonly about: readonly string[];
    readonly assessment: readonly string[];
    readonly opportunities: readonly string[];
  };
}

export const instruments: readonly Instrument[] = [
  {
    id: 'piano',
    name: instrumentLabels.piano,
    heading: 'Piano lessons',
    description:
      'On the piano you play the tune with one hand and the chords with the other. Students begin on weighted keys, and play the grand piano in the recital hall from their first recital.',
    info: {
      about: [
        'Posture, touch and pedal, so that you play without pain',
        'Reading from two staves, and playing by ear from the first month',
        'Scales and harmony, used in pieces of your own',
        'Bach to highlife: one classical and one contemporary work each term',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination, when you and your teacher agree',
        'Sight-reading and aural tests at your grade',
        'A second teacher listens to each recital and writes a report',
      ],
      opportunities: [
        'Play with singers and strings in the chamber concerts',
        'Play for the Early Years classes, from grade 4',
        'Enter the music competition in one of three age and grade bands',
        'Practise at the school before and after lessons: just ask',
      ],
    },
  },
  {
    id: 'violin',
    name: instrumentLabels.violin,
    heading: 'Violin lessons',
    description:
      'On the violin, listening comes first. Our youngest begin by singing and clapping, and learn the bow hold with a pencil. Older beginners start on the open strings. Within a term, everyone plays in a group.',
    info: {
      about: [
        'Bow hold, stance and a left hand that stays loose',
        'Playing in tune: first you sing it, then you play it',
        'Shifting and vibrato, when you are ready for them',
        'Studies, folk tunes and concert pieces from three centuries',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination, when you are ready',
        'A scale book that your teacher signs page by page',
        'One piece from memory at every recital',
      ],
      opportunities: [
        'A seat in the string ensemble from the second term',
        'The chamber concerts: duos, trios and the quartet',
        'The music competition, in one of two age and grade bands',
        'A violin of the right size to borrow',
      ],
    },
  },
  {
    id: 'cello',
    name: instrumentLabels.cello,
    heading: 'Cello lessons',
    description:
      'The cello sounds close to the human voice. Lessons are one to one. For every hour of studies, you play half an hour of duets with your teacher.',
    info: {
      about: [
        'Sitting well, with loose shoulders',
        'Long, slow bows first, then faster ones',
        'Finding the notes along the whole neck',
        'Sonatas and songs: Marcello, Saint-Saëns, and melodies of Ephraim Amu',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination, when you are ready',
        'Duet reading at sight with the teacher',
        'One piece recorded each term, to compare a year later',
      ],
      opportunities: [
        'The bass line of the string ensemble',
        'Chamber music with piano and violin from grade 3',
        'Playing with our performers at parties and other events',
        'A cello at home: ask us about hire and transport',
      ],
    },
  },
  {
    id: 'guitar',
    name: instrumentLabels.guitar,
    heading: 'Guitar lessons',
    description:
      'Choose classical or contemporary guitar. Classical students play Carulli and Tárrega. Contemporary students learn palm-wine picking, highlife lines and chords for a band. Everyone learns a little of the other style too.',
    info: {
      about: [
        'Finger-style and plectrum, tuning by ear',
        'Chords, and how they fit together',
        'Reading notation and tablature',
        'Palm-wine and highlife patterns as well as classical studies',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination in either style, when you are ready',
        'A solo arrangement of your own, once a year',
        'Playing in a group counts as much as playing alone',
      ],
      opportunities: [
        'The guitar orchestra on Saturday mornings',
        'The school’s highlife band, by audition',
        'The music competition: classical and contemporary guitar each have their own bands',
        'Songwriting evenings, open to every student',
      ],
    },
  },
  {
    id: 'saxophone',
    name: instrumentLabels.saxophone,
    heading: 'Saxophone lessons',
    description:
      'You learn to breathe well first, then to make a good sound. With practice you can play a highlife chorus by the end of the first term.',
    info: {
      about: [
        'Breath, embouchure and a tone of your own',
        'Scales played as musical phrases',
        'Improvising over three chords, then more',
        'Concert works and the horn lines of Ghanaian dance bands',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination, when you are ready',
        'A chorus improvised at sight',
        'A solo learnt from a recording, by ear',
      ],
      opportunities: [
        'The horn section of the highlife band',
        'The wind ensemble, together with the trumpets',
        'Evenings with guest players, twice a term',
        'An alto saxophone to borrow, while we have some',
      ],
    },
  },
  {
    id: 'trumpet',
    name: instrumentLabels.trumpet,
    heading: 'Trumpet lessons',
    description:
      'The trumpet opens ceremonies and leads processions. We teach you to use plenty of air and little pressure, so that your lips do not tire.',
    info: {
      about: [
        'Air and buzz before the first valve',
        'A centred tone, soft as well as loud',
        'Fanfares, hymns, jazz choruses and concert pieces',
        'Care of the instrument, so that it lasts',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination, when you are ready',
        'Transposing at sight, from grade 4',
        'One piece in public each term, however short',
      ],
      opportunities: [
        'The brass group, which opens every school concert',
        'Ceremonies and services with the performers',
        'The music competition, in one of two age and grade bands',
        'A student trumpet to borrow',
      ],
    },
  },
];

export function instrumentOf(id: string | undefined): Instrument | undefined {
  return instruments.find((instrument) => instrument.id === id);
}
