import type { Place, School, Thing } from 'schema-dts';
import type { ContentDocument } from '../content/document';
import type { RouteParams } from '../contract';
import { school } from '../site';

export type { Course, CourseInstance, MusicEvent, Person, Place, School, Thing } from 'schema-dts';

/** The page that data is asked for, with what only the composed site knows of it. */
export interface DataPage {
  readonly params: RouteParams;
  /** The address of a path of the site, as anybody can open it. */
  readonly url: (path: string) => string;
  /** Where the page's own picture lies, if it has one. */
  readonly picture: string | undefined;
  /** A document that staff edit, as the page shows it. */
  readonly contentOf: <Value>(document: ContentDocument<Value>) => Value;
}

/**
 * What search engines read of an app's pages beside their words, by the id of the route. It is made of the content
 * that the page shows, and never part of a browser's script.
 */
export type StructuredData = Readonly<Record<string, (page: DataPage) => readonly Thing[]>>;

/** What browsers and search engines call a page, in its head. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/**
 * Heads of pages that name what staff edit, by the id of the route: without one a page has the title and description of
 * its route, as they were built. The page says the same title by `usePage`, for who comes to it without a page load.
 */
export type Heads = Readonly<Record<string, (page: DataPage) => PageHead>>;

/** A step on the way to a page, as it is shown there; the page itself has no address. */
export interface DataCrumb {
  readonly label: string;
  readonly to?: string | undefined;
}

/** The way to a page, from the crumbs that it shows. */
export function breadcrumbs(crumbs: readonly DataCrumb[], { url }: DataPage): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: url(to) }),
    })),
  };
}

/** Questions and answers that stand on a page. */
export function faqPage(questions: readonly { readonly question: string; readonly answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The school as one and the same thing on every page; its own pages say more of it. */
export function schoolThing({ url }: DataPage): Exclude<School, string> {
  return {
    '@type': 'School',
    // The vocabulary has no word for a music school.
    additionalType: 'http://www.productontology.org/id/Music_school',
    '@id': url('/#school'),
    name: school.name,
    url: url('/'),
  };
}

/** A date and time in Ghana, whose clocks show UTC. @param day 'YYYY-MM-DD' @param time 'HH:MM' */
export const dateTimeOf = (day: string, time: string): string => `${day}T${time}:00+00:00`;

/** A price as the vocabulary writes it, in the school's currency. */
export const priceOf = (pesewas: number): { readonly price: string; readonly priceCurrency: string } => ({
  price: (pesewas / 100).toFixed(2),
  priceCurrency: school.currency,
});

/** A hall or room in a town of Ghana, as people write it: its name, then the town. */
export function placeOf(address: string): Extract<Place, { '@type': 'Place' }> {
  return {
    '@type': 'Place',
    name: address,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.split(', ').pop() ?? address,
      addressCountry: 'GH',
    },
  };
}

/** How every event of the school takes place: in a room, as announced. */
export const AS_ANNOUNCED = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;
