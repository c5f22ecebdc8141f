// Sample content: what is coming on stage and what was there. The school moves an event from one list to the other.

export interface SchoolEvent {
  readonly id: string;
  readonly name: string;
  /** Days as ISO dates, in UTC. */
  readonly dates: readonly string[];
  readonly time: string;
  readonly place: string;
  readonly text: string;
  /** Where one can read more, buy or register. */
  readonly link?: { readonly to: string; readonly label: string };
}

export const coming: readonly SchoolEvent[] = [
  {
    id: 'auditions',
    name: 'The music competition: auditions',
    dates: ['2025-10-11', '2025-10-18'],
    time: '09:00 to 14:00',
    place: 'Recital hall, Accra',
    text: 'Ten minutes each, before a jury of six performers. Piano, violin, classical guitar, trumpet and contemporary guitar.',
    link: { to: '/music-competition', label: 'About the competition' },
  },
  {
    id: 'tema-recital',
    name: 'Tema recital',
    dates: ['2025-11-15'],
    time: '16:00',
    place: 'Library hall, Tema',
    text: 'First pieces by those who began in the spring, and the guitar orchestra with everything it has. Free entry, bring the family.',
  },
  {
    id: 'chamber-evening',
    name: 'Chamber evening',
    dates: ['2025-11-29'],
    time: '18:00',
    place: 'Recital hall, Accra',
    text: 'Duos, trios and a quartet of pupils and teachers. Free entry; the seats in front are for those who come early.',
  },
  {
    id: 'mate-2025',
    name: 'MATE 2025',
    dates: ['2025-12-13'],
    time: '18:30',
    place: 'Accra',
    text: 'One night, one stage, everyone we teach.',
    link: { to: '/mate-2025', label: 'See tickets' },
  },
];

export const past: readonly SchoolEvent[] = [
  {
    id: 'summer-recital',
    name: 'Summer recital',
    dates: ['2025-07-05'],
    time: '16:00',
    place: 'Recital hall, Accra',
    text: 'Forty-two pupils in two and a half hours, the youngest four years old, the oldest sixty-eight.',
  },
  {
    id: 'bells-morning',
    name: 'A morning of bells',
    dates: ['2025-05-24'],
    time: '10:00',
    place: 'Schoolyard, Tema',
    text: 'Three time-lines, two hundred hands. The Early Years classes taught their parents to clap kpanlogo.',
  },
  {
    id: 'open-rehearsal',
    name: 'Open rehearsal of the string ensemble',
    dates: ['2025-03-08'],
    time: '15:00',
    place: 'Recital hall, Accra',
    text: 'Holst, stopped and started again twelve times, so that everybody could hear how it is made.',
  },
  {
    id: 'mate-2024',
    name: 'MATE 2024',
    dates: ['2024-12-14'],
    time: '18:30',
    place: 'Accra',
    text: 'Music, art and theatre on one evening, and a final chorus that the street outside joined in.',
  },
];
