import type { SchoolEvent } from '../content/events';

/** Where an event's calendar file lies in the app's folder. */
export const calendarPath = ({ id }: SchoolEvent): string => `calendar/${id}.ics`;

/** Where the calendar of all terms and events is asked for, by those who subscribe to it. */
export const SUBSCRIBED = '/calendar.ics';
