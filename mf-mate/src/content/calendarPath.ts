/** The path of the event's calendar file. */
export const CALENDAR = '/mate-2025.ics';
