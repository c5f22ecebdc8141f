// Sample content: the evening. Times are UTC, which is the time of Ghana.

export const event = {
  name: 'MATE 2025',
  date: '2025-12-13',
  weekday: 'Saturday',
  doors: '17:30',
  start: '18:30',
  end: '21:15',
  place: 'Grand Hall, Accra',
  /** When the day, times or place were last edited. */
  changed: '2025-09-01T09:00:00Z',
  promise: 'One night. One stage. Everyone we teach.',
  about:
    'Four-year-olds who have just found the beat and graduates who live by it. Classical, highlife and everything between, in one evening.',
} as const;
