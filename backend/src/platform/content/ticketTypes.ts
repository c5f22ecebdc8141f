// Sample content: with how many tickets of each kind the sale begins, how many of them one order can have, and that
// each sale is open at first. The kinds themselves stand in `@school/shared/tickets`.
import { ticketLimits } from '@school/shared/schemas/tickets';
import { ticketTypes as sampleTypes, type SampleTicketType } from '@school/shared/tickets';
import { layOutHall } from './layOutHall';

const perOrder: Readonly<Record<string, number>> = {
  family: 4,
  competitor: 2,
  donor: 2,
  'school-class': 30,
};

/** Open from the first start; staff close them, or say when. */
export const seedTicketSales = [
  { name: 'public', isOpen: true },
  { name: 'pre-sale', isOpen: true },
  { name: 'experiential', isOpen: true },
] as const;

/** The kinds of tickets as they are at first: of a numbered one there are as many as the hall has seats for it. */
export const seedTicketTypes = () =>
  sampleTypes.map((type, position) => ({
    ...type,
    position,
    capacity: type.capacity ?? unitsOf(type),
    maxPerOrder: perOrder[type.id] ?? ticketLimits.perOrder,
  }));

const unitsOf = ({ pool, admits }: SampleTicketType): number =>
  layOutHall().filter((seat) => seat.pool === pool).length / admits;
