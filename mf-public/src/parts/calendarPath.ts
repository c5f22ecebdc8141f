import type { SchoolEvent } from '../content/events';

/** Returns the path of the calendar file of a coming event. */
export const calendarPath = ({ id }: Pick<SchoolEvent, 'id'>): `/${string}` => `/calendar/${id}.ics`;

/** The path of the calendar to subscribe to, with all terms and events. */
export const SUBSCRIBED = '/calendar.ics';
