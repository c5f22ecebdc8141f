// Sample content: the initial ticket types of the database. Staff change them there; pages are composed with these.

/** The kinds of sale: public, for invited people from reserved seats, and by invitation only. */
export type SampleSaleName = 'public' | 'pre-sale' | 'experiential';

/** The colour of a ticket. */
export type TicketTone = 'rose' | 'gold' | 'sand' | 'palm' | 'indigo';

export interface SampleTicketType {
  readonly id: string;
  readonly sale: SampleSaleName;
  readonly name: string;
  readonly note: string;
  /** In pesewas; for a whole table. */
  readonly price: number;
  readonly tone: TicketTone;
  /** The number of people per ticket. */
  readonly admits: number;
  /** The seats of the plan that it sells; undefined for tickets without a seat. */
  readonly pool?: string;
  /** The number of tickets of a type without seats. A seated type has as many as its pool. */
  readonly capacity?: number;
}

const cedis = (amount: number): number => amount * 100;

/** All types, in the order of the pages. */
export const ticketTypes: readonly SampleTicketType[] = [
  {
    id: 'student',
    sale: 'public',
    name: 'Student',
    note: 'With a school or student card at the door',
    price: cedis(80),
    tone: 'rose',
    admits: 1,
    capacity: 120,
  },
  {
    id: 'regular',
    sale: 'public',
    name: 'Regular',
    note: 'A numbered seat in the hall',
    price: cedis(150),
    tone: 'gold',
    admits: 1,
    pool: 'regular',
  },
  {
    id: 'front-rows',
    sale: 'public',
    name: 'Front rows',
    note: 'Rows 1 to 4, and the reception with the players',
    price: cedis(400),
    tone: 'sand',
    admits: 1,
    pool: 'front-rows',
  },
  {
    id: 'table',
    sale: 'public',
    name: 'Table for eight',
    note: 'On the balcony, supper included',
    price: cedis(2_800),
    tone: 'indigo',
    admits: 8,
    pool: 'table',
  },
  {
    id: 'family',
    sale: 'pre-sale',
    name: 'Family of a student',
    note: 'Up to four seats together for each student who plays that night',
    price: cedis(150),
    tone: 'gold',
    admits: 1,
    pool: 'family',
  },
  {
    id: 'competitor',
    sale: 'pre-sale',
    name: 'Competitor',
    note: 'Two seats for everyone who reached round two of the music competition',
    price: cedis(150),
    tone: 'rose',
    admits: 1,
    pool: 'competitor',
  },
  {
    id: 'donor',
    sale: 'pre-sale',
    name: 'Donor',
    note: 'Two seats in rows 5 to 8 for everyone who gave to MATE',
    price: cedis(150),
    tone: 'palm',
    admits: 1,
    pool: 'donor',
  },
  {
    id: 'school-class',
    sale: 'pre-sale',
    name: 'School class',
    note: 'Free, up to thirty seats for each school that wrote to us before the summer',
    price: 0,
    tone: 'indigo',
    admits: 1,
    pool: 'school-class',
  },
  {
    id: 'dress-rehearsal',
    sale: 'experiential',
    name: 'Dress rehearsal',
    note: 'Sit between the players on stage while they go through the programme.',
    price: cedis(250),
    tone: 'rose',
    admits: 1,
    capacity: 24,
  },
  {
    id: 'behind-the-stage',
    sale: 'experiential',
    name: 'Behind the stage',
    note: 'See the lights, the trapdoor and the piano that comes up through the floor, with the people who work them.',
    price: cedis(120),
    tone: 'gold',
    admits: 1,
    capacity: 40,
  },
  {
    id: 'play-the-bell',
    sale: 'experiential',
    name: 'Play the bell',
    note: 'Half an hour with a kpanlogo bell and its player. At 20:45 you play it with everyone.',
    price: cedis(180),
    tone: 'palm',
    admits: 1,
    capacity: 16,
  },
  {
    id: 'supper',
    sale: 'experiential',
    name: 'Supper with the players',
    note: 'Eat with finalists and teachers at one long table. A front-row seat is included.',
    price: cedis(600),
    tone: 'sand',
    admits: 1,
    pool: 'supper',
  },
];
