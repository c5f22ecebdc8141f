import { school } from '@school/shared/site';
import { entryFeePesewas } from '../content/course';
import { faqs } from '../content/faqs';
import { auditionPlan } from '../slots/slots';

/** The auditions and the questions as search engines read them. */
export function CompetitionData() {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

const { dates, opens, closes } = auditionPlan;

const auditions = {
  '@type': 'MusicEvent',
  name: `Music Competition of the ${school.name}`,
  startDate: `${dates[0]}T${opens}:00+00:00`,
  endDate: `${dates.at(-1)}T${closes}:00+00:00`,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: 'Grand Hall',
    address: { '@type': 'PostalAddress', addressLocality: school.place, addressCountry: 'GH' },
  },
  organizer: { '@type': 'MusicGroup', name: school.name },
  offers: {
    '@type': 'Offer',
    name: 'Entry',
    price: (entryFeePesewas / 100).toFixed(2),
    priceCurrency: school.currency,
  },
};

const questions = {
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

const data = { '@context': 'https://schema.org', '@graph': [auditions, questions] };
