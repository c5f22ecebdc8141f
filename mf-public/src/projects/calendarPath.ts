import type { SchoolEvent } from '../content/events';

/** Where an event's calendar file lies in the app's folder. */
export const calendarPath = ({ id }: SchoolEvent): string => `calendar/${id}.ics`;
