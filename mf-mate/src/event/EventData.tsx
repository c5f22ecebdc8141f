import { school } from '@school/shared/site';
import { event } from '../content/event';
import { tickets } from '../content/tickets';

/** The event as search engines read it. */
export function EventData() {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

const data = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: event.name,
  description: event.about,
  startDate: `${event.date}T${event.start}:00+00:00`,
  endDate: `${event.date}T${event.end}:00+00:00`,
  doorTime: `${event.date}T${event.doors}:00+00:00`,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: event.place,
    address: { '@type': 'PostalAddress', addressLocality: 'Accra', addressCountry: 'GH' },
  },
  organizer: { '@type': 'MusicGroup', name: school.name },
  offers: tickets.map(({ name, pesewas, left }) => ({
    '@type': 'Offer',
    name,
    price: (pesewas / 100).toFixed(2),
    priceCurrency: 'GHS',
    availability: `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}`,
  })),
};
