// Sample content: the stock of each kind of ticket, how many one order may contain, and the state of each sale. The
// kinds themselves are in `@school/shared/tickets`.
import { ticketLimits } from '@school/shared/schemas/tickets';
import { ticketTypes as sampleTypes, type SampleTicketType } from '@school/shared/tickets';
import { layOutHall } from './layOutHall';

const perOrder: Readonly<Record<string, number>> = { family: 4, competitor: 2, donor: 2, 'school-class': 30 };

/** Open from the first start; staff can close them or set times. */
export const seedTicketSales = [
  { name: 'public', isOpen: true },
  { name: 'pre-sale', isOpen: true },
  { name: 'experiential', isOpen: true },
] as const;

/** Returns the initial kinds of tickets. The stock of numbered ones is the number of their seats. */
export const seedTicketTypes = () =>
  sampleTypes.map((type, position) => ({
    ...type,
    position,
    capacity: type.capacity ?? unitsOf(type),
    maxPerOrder: perOrder[type.id] ?? ticketLimits.perOrder,
  }));

const unitsOf = ({ pool, admits }: SampleTicketType): number =>
  layOutHall().filter((seat) => seat.pool === pool).length / admits;
