import { z } from 'zod';
import { clockTime, day, declareContent, line, paragraph, type DeclaredContent } from '../content/declare';
import { evening } from './event';

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
      start: clockTime('Music begins at'),
      end: clockTime('Ends at'),
      place: line('Hall and town', {
        max: 80,
        help: 'The town last, after a comma: maps and search engines read it there.',
      }),
      promise: line('Promise', { max: 80 }),
      about: paragraph('What it is', { max: 400 }),
    }),
  });
