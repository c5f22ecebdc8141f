import {
  AS_ANNOUNCED,
  faqPage,
  dateTimeOf,
  placeOf,
  priceOf,
  schoolThing,
  type DataPage,
  type StructuredData,
  type Thing,
} from '@school/shared/render';
import { event, questions } from '../content/event';
import { codeRules } from '../content/presale';
import { tickets } from '../content/tickets';

export const structuredData: StructuredData = {
  event: (page) => [theEvening(page), faqPage(questions)],
  'pre-sale': () => [faqPage(codeRules)],
};

function theEvening(page: DataPage): Thing {
  return {
    '@type': 'MusicEvent',
    name: event.name,
    description: event.about,
    startDate: dateTimeOf(event.date, event.start),
    doorTime: dateTimeOf(event.date, event.doors),
    ...AS_ANNOUNCED,
    location: placeOf(event.place),
    ...(page.picture && { image: page.picture }),
    organizer: schoolThing(page),
    performer: schoolThing(page),
    url: page.url('/mate-2025'),
    offers: tickets.map(({ name, pesewas, left }) => ({
      '@type': 'Offer',
      name,
      ...priceOf(pesewas),
      availability: `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}` as const,
      url: page.url('/mate-2025#tickets'),
    })),
  };
}
