// Sample content: coming and past events. The school moves an event from one list to the other.
import { auditionPlan, competitionFacts, type CompetitionFacts } from '@school/shared/competition';
import { contentDocument, type ContentDocument } from '@school/shared/content';
import type { Photograph } from '@school/shared/photographs';
import type { InstrumentId } from '@school/shared/schemas/lessons';
import { evening, event as mate, ticketOffer, type Evening, type OfferedType } from '@school/shared/tickets';

export interface SchoolEvent {
  readonly id: string;
  readonly name: string;
  /** Days as ISO dates. */
  readonly dates: readonly string[];
  /** Start and end on each of the days, as 'HH:MM'; Ghana's clocks show UTC all year. */
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly text: string;
  readonly entry?: keyof typeof entryLabels;
  /** The lowest price of a ticket in pesewas, where tickets are sold. */
  readonly price?: number;
  /** Drawn beside the event. */
  readonly instrument?: InstrumentId;
  /** Where a recording of it can be heard or seen, on another site. */
  readonly recording?: string;
  /** `stage/….jpg` in the folder `photographs`. */
  readonly photo?: Photograph;
  /** A page to read more, buy or register. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** Whether visitors need a place before they come. */
export const entryLabels = { free: 'Free entry', book: 'Please book a place' } as const;

/** Returns what an event is, and whether visitors need a place, for a calendar or feed. */
export const wordsOf = ({ text, entry }: SchoolEvent): string =>
  entry ? `${text} ${entryLabels[entry]}.` : text;

/** When days, times or places of coming events were last edited in these files. */
export const changed = '2025-09-01T09:00:00Z';

/** The recitals. The competition and MATE 2025 have their facts elsewhere. */
export const recitals = contentDocument<readonly SchoolEvent[]>('/content/mf-public/events', [
  {
    id: 'tema-recital',
    name: 'Tema recital',
    dates: ['2025-11-15'],
    from: '16:00',
    to: '18:00',
    place: 'Library hall, Tema',
    text: 'First pieces by students who began this year, and the guitar orchestra. Bring the family.',
    entry: 'free',
    instrument: 'guitar',
  },
  {
    id: 'chamber-evening',
    name: 'Chamber evening',
    dates: ['2025-11-29'],
    from: '18:00',
    to: '20:00',
    place: 'Recital hall, Accra',
    text: 'Duos, trios and a quartet by students and teachers. Come early for the front seats.',
    entry: 'free',
    instrument: 'cello',
  },
]);

/** Returns the auditions, on the days of their slots. */
const auditionsOf = ({ venue }: CompetitionFacts): SchoolEvent => ({
  id: 'auditions',
  name: 'The music competition: auditions',
  dates: auditionPlan.dates,
  from: auditionPlan.opens,
  to: auditionPlan.closes,
  place: venue,
  text: 'Each competitor plays for ten minutes in front of the judges.',
  instrument: 'piano',
  link: { to: '/music-competition', label: 'About the competition' },
});

/** Returns the evening. @param offer the ticket types, for its lowest price */
export const mateOf = (
  { date, start, end, place }: Evening,
  offer: readonly OfferedType[] = [],
): SchoolEvent => ({
  id: 'mate-2025',
  name: mate.name,
  dates: [date],
  from: start,
  to: end,
  place,
  text: 'One night, one stage, everyone we teach.',
  ...lowestPriceOf(offer),
  instrument: 'trumpet',
  link: { to: '/mate-2025', label: 'See tickets' },
});

function lowestPriceOf(offer: readonly OfferedType[]): { price?: number } {
  const prices = offer.filter(({ sale }) => sale === 'public').map(({ price }) => price);
  return prices.length > 0 ? { price: Math.min(...prices) } : {};
}

/** The sources of coming events. */
export interface Season {
  readonly competition: CompetitionFacts;
  readonly recitals: readonly SchoolEvent[];
  readonly evening: Evening;
  readonly offer: readonly OfferedType[];
}

/** Returns all coming events, sorted by date. */
export const comingOf = ({ competition, recitals, evening, offer }: Season): SchoolEvent[] =>
  [auditionsOf(competition), mateOf(evening, offer), ...recitals.map(apart)].sort((a, b) =>
    (a.dates[0] ?? '').localeCompare(b.dates[0] ?? ''),
  );

/** Returns the same outside of a page. @param read returns the published value of a document */
export const readComing = (read: <Value>(document: ContentDocument<Value>) => Value): SchoolEvent[] =>
  comingOf({
    competition: read(competitionFacts),
    recitals: read(recitals),
    evening: read(evening),
    offer: read(ticketOffer),
  });

/** Gives an event that staff named like the competition or MATE another ID for addresses. */
const apart = (event: SchoolEvent): SchoolEvent =>
  event.id === 'auditions' || event.id === 'mate-2025' ? { ...event, id: `${event.id}-evening` } : event;

export const past = contentDocument<readonly SchoolEvent[]>('/content/mf-public/past-events', [
  {
    id: 'summer-recital',
    name: 'Summer recital',
    dates: ['2025-07-05'],
    from: '16:00',
    to: '18:30',
    place: 'Recital hall, Accra',
    text: 'Forty-two students played. The youngest was four years old, the oldest sixty-eight.',
    instrument: 'saxophone',
  },
  {
    id: 'bells-morning',
    name: 'A morning of bells',
    dates: ['2025-05-24'],
    from: '10:00',
    to: '12:00',
    place: 'Schoolyard, Tema',
    text: 'The Early Years classes taught their parents to clap three rhythms of kpanlogo.',
    instrument: 'piano',
  },
  {
    id: 'open-rehearsal',
    name: 'Open rehearsal of the string ensemble',
    dates: ['2025-03-08'],
    from: '15:00',
    to: '17:00',
    place: 'Recital hall, Accra',
    text: 'The ensemble practised Holst, and visitors heard how a piece is put together.',
    instrument: 'violin',
  },
  {
    id: 'mate-2024',
    name: 'MATE 2024',
    dates: ['2024-12-14'],
    from: '18:30',
    to: '21:00',
    place: 'Accra',
    text: 'An evening of music, art and theatre. People in the street joined in the last chorus.',
    instrument: 'guitar',
  },
]);
