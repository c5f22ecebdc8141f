import { z } from 'zod';
import {
  clockTime,
  day,
  declareContent,
  identity,
  line,
  list,
  paragraph,
  type DeclaredContent,
} from '../content/declare';
import { ticketSales } from '../schemas/tickets';
import { evening } from './event';
import { ticketOffer } from './offer';

/** Declares the evening for the apps that show it and for the API. */
export const declaredEvening = (shownOn: readonly string[]): DeclaredContent =>
  declareContent(evening, {
    shownOn,
    title: 'MATE 2025: the evening',
    about:
      'Day, times and hall, on every page that shows them, in new emails, with tickets and in calendars.',
    schema: z.object({
      date: day('Day'),
      doors: clockTime('Doors open at'),
      start: clockTime('Music begins at', { notBefore: 'doors' }),
      end: clockTime('Ends at'),
      place: line('Hall and town', {
        max: 80,
        help: 'The town last, after a comma: maps and search engines read it there.',
      }),
      promise: line('Promise', { max: 80 }),
      about: paragraph('What it is', { max: 400 }),
    }),
  });

/** Declares the ticket types for the apps that show their prices, and for the API. */
export const declaredOffer = (shownOn: readonly string[]): DeclaredContent =>
  declareContent<typeof ticketOffer.seed>(ticketOffer, {
    shownOn,
    title: 'MATE 2025: tickets and prices',
    about: 'Every kind of ticket with its price. Staff change them under Ticket types.',
    hasOwnPage: true,
    schema: list(
      'Tickets',
      z.object({
        id: identity(),
        sale: z.enum(ticketSales),
        name: line('Name'),
        note: z.string(),
        price: z.int().min(0),
        tone: z.enum(['rose', 'gold', 'sand', 'palm', 'indigo']),
        admits: z.int().min(1),
        pool: z.string().exactOptional(),
        capacity: z.int().exactOptional(),
      }),
      { item: 'kind of ticket', min: 1, max: 100 },
    ),
  });
