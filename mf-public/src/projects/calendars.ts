import type { ContentFiles } from '@school/shared/render';
import { calendarFile, type CalendarEntry } from '@school/shared/format';
import { competitionFacts } from '@school/shared/competition';
import { evening, ticketOffer } from '@school/shared/tickets';
import { school } from '@school/shared/site';
import { changed, readComing, recitals, wordsOf, type SchoolEvent } from '../content/events';
import { terms, type Term } from '../content/terms';
import { eventFeed, FEED } from './eventFeed';
import { calendarPath, SUBSCRIBED } from '../parts/calendarPath';

/** Returns a calendar entry for each day of an event. */
function entriesOf(event: SchoolEvent): CalendarEntry[] {
  const { id, name, dates, from, to, place } = event;
  return dates.map((date, day) => ({
    uid: `${id}${day > 0 ? `-${day + 1}` : ''}@music-school`,
    title: name,
    starts: `${date}T${from}:00Z`,
    ends: `${date}T${to}:00Z`,
    place,
    text: wordsOf(event),
  }));
}

/** Returns the first and last day of a term as all-day entries. */
function daysOf({ id, name, from, to }: Term): CalendarEntry[] {
  const day = (date: string, what: string): CalendarEntry => ({
    uid: `${id}-${what}@music-school`,
    title: `${name}: lessons ${what === 'begins' ? 'begin' : 'end'}`,
    starts: date,
    ends: dayAfter(date),
    place: school.branches.join(', '),
    text: `${what === 'begins' ? 'First' : 'Last'} day of lessons.`,
  });
  return [day(from, 'begins'), day(to, 'ends')];
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(date) + 24 * 60 * 60_000).toISOString().slice(0, 10);

/** The calendar file of each coming event, the calendar of all terms and events, and the feed. */
export const calendars: ContentFiles = {
  of: [competitionFacts, recitals, evening, ticketOffer, terms],
  make({ contentOf, publishedAt = changed }) {
    const coming = readComing(contentOf);
    const ofEvents = coming.map((event) => [
      calendarPath(event),
      calendarFile(entriesOf(event), publishedAt),
    ]);
    return {
      ...Object.fromEntries(ofEvents),
      [FEED]: eventFeed(coming, publishedAt),
      [SUBSCRIBED]: calendarFile(
        [...contentOf(terms).flatMap(daysOf), ...coming.flatMap(entriesOf)],
        publishedAt,
        `${school.name}: terms and events`,
      ),
    };
  },
};
