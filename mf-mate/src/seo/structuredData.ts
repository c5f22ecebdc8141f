import {
  AS_ANNOUNCED,
  faqPage,
  dateTimeOf,
  placeOf,
  priceOf,
  schoolThing,
  type DataPage,
  type Heads,
  type StructuredData,
  type Thing,
} from '@school/shared/render';
import { ticketOffer } from '@school/shared/tickets';
import { evening, event } from '../content/event';
import { eventDescription, eventTitle } from '../content/heads';
import { questions } from '../content/questions';
import { codeRules } from '../content/presale';
import { initialSale } from '../sale/saleFacts';

export const structuredData: StructuredData = {
  event: (page) => [theEvening(page), faqPage(page.contentOf(questions))],
  'pre-sale': () => [faqPage(codeRules)],
};

/** The title of the event's page has a price, which staff may change. */
export const heads: Heads = {
  event: (page) => ({
    title: eventTitle(initialSale(page.contentOf(ticketOffer), 'public')),
    description: eventDescription,
  }),
};

function theEvening(page: DataPage): Thing {
  const { about, date, start, doors, place } = page.contentOf(evening);
  return {
    '@type': 'MusicEvent',
    name: event.name,
    description: about,
    startDate: dateTimeOf(date, start),
    doorTime: dateTimeOf(date, doors),
    ...AS_ANNOUNCED,
    location: placeOf(place),
    ...(page.picture && { image: page.picture }),
    organizer: schoolThing(page),
    performer: schoolThing(page),
    url: page.url('/mate-2025'),
    // Composed pages omit what is left, because it changes all the time.
    offers: initialSale(page.contentOf(ticketOffer), 'public').types.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      ...priceOf(price),
      url: page.url('/mate-2025#tickets'),
    })),
  };
}
