// Sample content: the evening. Times are UTC, which is the time of Ghana.
import { contentDocument } from '../content';

/** The fixed part, which routes, sharing pictures and sold tickets contain. */
export const event = {
  name: 'MATE 2025',
  /** When the default day, times or place were last edited. */
  changed: '2025-09-01T09:00:00Z',
} as const;

export interface Evening {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 'HH:MM'. */
  readonly doors: string;
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly promise: string;
  readonly about: string;
}

/** The editable part, which pages, mails, tickets and calendars read. */
export const evening = contentDocument<Evening>('/content/shared/mate-2025', {
  date: '2025-12-13',
  doors: '17:30',
  start: '18:30',
  end: '21:15',
  place: 'Grand Hall, Accra',
  promise: 'One night. One stage. Everyone we teach.',
  about:
    'Everyone plays, from children of four to graduates. You hear classical music, highlife and more in one evening.',
});
