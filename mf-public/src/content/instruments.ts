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
      'The piano lays all of music out in front of you: melody in one hand, harmony in the other, and the pulse of both in your own keeping. Pupils begin on weighted keys, and play on the grand of the recital hall from their first recital on.',
    info: {
      about: [
        'Posture, touch and pedal, so that nothing hurts and everything sings',
        'Reading from two staves, and playing by ear from the first month',
        'Scales and harmony, used at once in pieces of your own',
        'Bach to highlife: one classical and one contemporary work each term',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination of the international standard, when pupil and teacher agree on it',
        'Sight-reading and aural tests in the rhythm of your own grade',
        'Recitals count: each is heard by a second teacher, who writes a page about it',
      ],
      opportunities: [
        'Accompany singers and strings in the chamber evenings',
        'Play for the Early Years classes, from grade 4 on',
        'Enter the music competition in one of three age and grade bands',
        'Practise at the school before and after lessons, by arrangement',
      ],
    },
  },
  {
    id: 'violin',
    name: instrumentLabels.violin,
    heading: 'Violin lessons',
    description:
      'The violin asks for an ear before it asks for a hand. Our youngest begin with singing, clapping and a bow hold on a pencil; older beginners go straight to the open strings. Within a term everybody plays in a group.',
    info: {
      about: [
        'Bow hold, stance and a left hand that stays loose',
        'Intonation by singing first, then playing what was sung',
        'Shifting and vibrato when the ear asks for them',
        'Studies, folk tunes and concert pieces from three centuries',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination of the international standard, when the pupil is ready',
        'A scale book that is signed page by page',
        'One piece from memory at every recital',
      ],
      opportunities: [
        'A seat in the string ensemble from the second term on',
        'The chamber evenings: duos, trios and the quartet',
        'The music competition, in one of two age and grade bands',
        'A violin of the right size from the lending shelf',
      ],
    },
  },
  {
    id: 'cello',
    name: instrumentLabels.cello,
    heading: 'Cello lessons',
    description:
      'The cello has the range of the human voice and needs no raised shoulder to be heard. We teach it one to one, sitting face to face, with half an hour of duets for every hour of studies.',
    info: {
      about: [
        'Sitting well: the cello comes to you, not the other way round',
        'A long bow before a fast one',
        'Positions up the neck, by ear and by map',
        'Sonatas and songs: Marcello, Saint-Saëns, and melodies of Ephraim Amu',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination of the international standard, when the pupil is ready',
        'Duet reading at sight with the teacher',
        'A recorded piece each term, heard again a year later',
      ],
      opportunities: [
        'The bass line of the string ensemble',
        'Chamber music with piano and violin from grade 3 on',
        'Playing at openings and receptions with the performers',
        'A cello at home: ask us about hire and transport',
      ],
    },
  },
  {
    id: 'guitar',
    name: instrumentLabels.guitar,
    heading: 'Guitar lessons',
    description:
      'Two roads and one fretboard. The classical road leads through Carulli and Tárrega; the contemporary one through palm-wine picking, highlife lines and chords for a band. Everyone walks a little of the other road too.',
    info: {
      about: [
        'Finger-style and plectrum, tuning by ear',
        'Chords, and why they follow each other',
        'Notation and tablature, both fluently',
        'Palm-wine and highlife patterns beside the classical studies',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination, classical or contemporary, when the pupil is ready',
        'A solo arrangement of your own, once a year',
        'Playing with others is marked like playing alone',
      ],
      opportunities: [
        'The guitar orchestra on Saturday mornings',
        'The school’s highlife band, by audition',
        'The music competition: classical and contemporary guitar each have their own bands',
        'Songwriting evenings, open to every pupil',
      ],
    },
  },
  {
    id: 'saxophone',
    name: instrumentLabels.saxophone,
    heading: 'Saxophone lessons',
    description:
      'First the breath, then the sound, then the line. The saxophone rewards patience within weeks: long tones in the morning, a highlife chorus by the end of the first term.',
    info: {
      about: [
        'Breath, embouchure and a tone of your own',
        'Scales as phrases rather than as ladders',
        'Improvising over three chords, then over more',
        'Concert works and the horn lines of Ghanaian dance bands',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination of the international standard, when the pupil is ready',
        'A chorus improvised at sight',
        'A solo learnt from a recording, by ear',
      ],
      opportunities: [
        'The horn section of the highlife band',
        'The wind ensemble, together with the trumpets',
        'Evenings with guest players, twice a term',
        'An alto saxophone from the lending shelf, as long as there are some',
      ],
    },
  },
  {
    id: 'trumpet',
    name: instrumentLabels.trumpet,
    heading: 'Trumpet lessons',
    description:
      'The trumpet opens ceremonies, leads processions and wakes the back row. We teach it with much air and little pressure, so that the lips last as long as the concert does.',
    info: {
      about: [
        'Air and buzz before the first valve',
        'A centred tone, soft as well as loud',
        'Fanfares, hymns, jazz choruses and concert pieces',
        'Care of the instrument, so that it outlives the course',
      ],
      assessment: [
        'A short review with the teacher after every twelve sessions',
        'A graded examination of the international standard, when the pupil is ready',
        'Transposing at sight, from grade 4 on',
        'One piece in public each term, however short',
      ],
      opportunities: [
        'The brass ensemble, which opens every school concert',
        'Ceremonies and services with the performers',
        'The music competition, in one of two age and grade bands',
        'A student trumpet from the lending shelf',
      ],
    },
  },
];

export function instrumentOf(id: string | undefined): Instrument | undefined {
  return instruments.find((instrument) => instrument.id === id);
}
