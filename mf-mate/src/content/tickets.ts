// Sample content: ticket types, prices in pesewas, and how many seats are left of how many.

export interface TicketType {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly pesewas: number;
  readonly left: number;
  readonly of: number;
  readonly tone: 'rose' | 'gold' | 'sand' | 'indigo';
}

export const tickets: readonly TicketType[] = [
  {
    id: 'student',
    name: 'Student',
    note: 'With a school or student card at the door',
    pesewas: 8_000,
    left: 64,
    of: 120,
    tone: 'rose',
  },
  {
    id: 'regular',
    name: 'Regular',
    note: 'A numbered seat in the hall',
    pesewas: 15_000,
    left: 212,
    of: 420,
    tone: 'gold',
  },
  {
    id: 'front-rows',
    name: 'Front rows',
    note: 'Rows 1 to 4, and the reception with the players',
    pesewas: 40_000,
    left: 12,
    of: 60,
    tone: 'sand',
  },
  {
    id: 'table',
    name: 'Table for eight',
    note: 'On the balcony, supper included',
    pesewas: 280_000,
    left: 0,
    of: 10,
    tone: 'indigo',
  },
];

/** How many tickets one order may hold. */
export const maxPerOrder = 8;

export const lowestPrice = Math.min(...tickets.map(({ pesewas }) => pesewas));
