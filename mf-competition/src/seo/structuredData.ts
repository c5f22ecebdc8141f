import {
  AS_ANNOUNCED,
  breadcrumbs,
  faqPage,
  dateTimeOf,
  placeOf,
  priceOf,
  schoolThing,
  type DataPage,
  type StructuredData,
  type Thing,
} from '@school/shared/render';
import { faqs } from '../content/faqs';
import { crumbsTo } from '../head/crumbs';
import { auditionPlan, competitionFacts, entryFeePesewas } from '@school/shared/competition';

const way = (label: string) => (page: DataPage) => [breadcrumbs(crumbsTo(label), page)];

export const structuredData: StructuredData = {
  landing: (page) => [...auditions(page), faqPage(page.contentOf(faqs))],
  register: (page) => [...way('Register')(page), fee(page)],
  'round2-lineup': way('Round 2 line-up'),
  'round3-update': way('Round 3 update'),
  results: way('Results'),
  awards: way('Awards'),
};

/** Returns one event per audition day. */
function auditions(page: DataPage): Thing[] {
  const { dates, opens, closes } = auditionPlan;
  return dates.map((date) => ({
    '@type': 'MusicEvent',
    name: 'Music Competition',
    startDate: dateTimeOf(date, opens),
    endDate: dateTimeOf(date, closes),
    ...AS_ANNOUNCED,
    location: placeOf(page.contentOf(competitionFacts).venue),
    ...(page.picture && { image: page.picture }),
    organizer: schoolThing(page),
    url: page.url('/music-competition'),
  }));
}

/** Returns the fee, for the page that shows it. */
const fee = (page: DataPage): Thing => ({
  '@type': 'Offer',
  name: 'Register for the competition',
  ...priceOf(entryFeePesewas),
  url: page.url('/music-competition/register'),
  offeredBy: schoolThing(page),
});
