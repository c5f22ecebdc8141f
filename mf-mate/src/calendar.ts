import { calendarFile } from '@school/shared/format';
import type { ContentFiles } from '@school/shared/render';
import { CALENDAR } from './content/calendarPath';
import { evening, event } from './content/event';

/** The calendar file of the event. */
export const calendar: ContentFiles = {
  of: [evening],
  make({ contentOf, publishedAt = event.changed }) {
    const { date, start, end, place, doors, promise } = contentOf(evening);
    const entry = {
      uid: 'mate-2025@music-school',
      title: event.name,
      starts: `${date}T${start}:00Z`,
      ends: `${date}T${end}:00Z`,
      place,
      text: `Doors open at ${doors}. ${promise}`,
    };
    return { [CALENDAR]: calendarFile([entry], publishedAt) };
  },
};
