import type { SchoolEvent } from '../content/events';

/** Where the calendar file of an event that is coming is asked for. */
export const calendarPath = ({ id }: Pick<SchoolEvent, 'id'>): `/${string}` => `/calendar/${id}.ics`;

/** Where the calendar of all terms and events is asked for, by those who subscribe to it. */
export const SUBSCRIBED = '/calendar.ics';
