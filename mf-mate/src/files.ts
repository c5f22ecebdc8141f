import { calendarFile } from '@school/shared/format';
import { event } from './content/event';

/** The event for calendars. */
const calendar = calendarFile(
  [
    {
      uid: 'mate-2025@music-school',
      title: event.name,
      starts: `${event.date}T${event.start}:00Z`,
      ends: `${event.date}T${event.end}:00Z`,
      place: event.place,
      text: `Doors open at ${event.doors}. ${event.promise}`,
    },
  ],
  event.changed,
);

export const files = { 'mate-2025.ics': calendar };
