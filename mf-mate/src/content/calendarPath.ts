/** Where the evening's calendar file is asked for. */
export const CALENDAR = '/mate-2025.ics';
