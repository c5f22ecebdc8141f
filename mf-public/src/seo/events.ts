import {
  AS_ANNOUNCED,
  dateTimeOf,
  placeOf,
  schoolThing,
  type DataPage,
  type Thing,
} from '@school/shared/render';
import type { SchoolEvent } from '../content/events';

/** Returns an event of the season's programme, one per day. */
export function eventsOf(event: SchoolEvent, page: DataPage): Thing[] {
  return event.dates.map((date) => ({
    '@type': 'MusicEvent',
    name: event.name,
    description: event.text,
    startDate: dateTimeOf(date, event.from),
    endDate: dateTimeOf(date, event.to),
    ...AS_ANNOUNCED,
    ...(event.entry === 'free' && { isAccessibleForFree: true }),
    location: placeOf(event.place),
    ...(page.picture && { image: page.picture }),
    organizer: schoolThing(page),
    url: page.url(event.link?.to ?? `/projects#${event.id}`),
  }));
}
