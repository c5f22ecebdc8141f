// Sample content: what is coming on stage and what was there. The school moves an event from one list to the other.
import { auditionPlan, venue } from '@school/shared/competition';
import type { Photograph } from '@school/shared/photographs';
import { event as mate } from '@school/shared/tickets';

export interface SchoolEvent {
  readonly id: string;
  readonly name: string;
  /** Days as ISO dates. */
  readonly dates: readonly string[];
  /** From when to when on each of them, as 'HH:MM'; Ghana's clocks show UTC all year. */
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly text: string;
  /** What it looked like: `stage/….jpg` in the folder `photographs`. */
  readonly photo?: Photograph;
  /** Where one can read more, buy or register. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** When the days, times or places of what is coming were last edited. */
export const changed = '2025-09-01T09:00:00Z';

export const coming: readonly SchoolEvent[] = [
  {
    id: 'auditions',
    name: 'The music competition: auditions',
    dates: auditionPlan.dates,
    from: auditionPlan.opens,
    to: auditionPlan.closes,
    place: venue,
    text: 'Ten minutes each, before a jury of our performers. Piano, violin, classical guitar, trumpet and contemporary guitar.',
    link: { to: '/music-competition', label: 'About the competition' },
  },
  {
    id: 'tema-recital',
    name: 'Tema recital',
    dates: ['2025-11-15'],
    from: '16:00',
    to: '18:00',
    place: 'Library hall, Tema',
    text: 'First pieces by those who began in the spring, and the guitar orchestra with everything it has. Free entry, bring the family.',
  },
  {
    id: 'chamber-evening',
    name: 'Chamber evening',
    dates: ['2025-11-29'],
    from: '18:00',
    to: '20:00',
    place: 'Recital hall, Accra',
    text: 'Duos, trios and a quartet of pupils and teachers. Free entry; the seats in front are for those who come early.',
  },
  {
    id: 'mate-2025',
    name: mate.name,
    dates: [mate.date],
    from: mate.start,
    to: mate.end,
    place: mate.place,
    text: 'One night, one stage, everyone we teach.',
    link: { to: '/mate-2025', label: 'See tickets' },
  },
];

export const past: readonly SchoolEvent[] = [
  {
    id: 'summer-recital',
    name: 'Summer recital',
    dates: ['2025-07-05'],
    from: '16:00',
    to: '18:30',
    place: 'Recital hall, Accra',
    text: 'Forty-two pupils in two and a half hours, the youngest four years old, the oldest sixty-eight.',
  },
  {
    id: 'bells-morning',
    name: 'A morning of bells',
    dates: ['2025-05-24'],
    from: '10:00',
    to: '12:00',
    place: 'Schoolyard, Tema',
    text: 'Three time-lines, two hundred hands. The Early Years classes taught their parents to clap kpanlogo.',
  },
  {
    id: 'open-rehearsal',
    name: 'Open rehearsal of the string ensemble',
    dates: ['2025-03-08'],
    from: '15:00',
    to: '17:00',
    place: 'Recital hall, Accra',
    text: 'Holst, stopped and started again twelve times, so that everybody could hear how it is made.',
  },
  {
    id: 'mate-2024',
    name: 'MATE 2024',
    dates: ['2024-12-14'],
    from: '18:30',
    to: '21:00',
    place: 'Accra',
    text: 'Music, art and theatre on one evening, and a final chorus that the street outside joined in.',
  },
];
