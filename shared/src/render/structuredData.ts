import type { Place, School, Thing } from 'schema-dts';
import type { ContentDocument } from '../content/document';
import type { RouteParams } from '../contract';
import { school } from '../site';

export type { Course, CourseInstance, MusicEvent, Person, Place, School, Thing } from 'schema-dts';

/** The page that data is generated for, with what only composition knows. */
export interface DataPage {
  readonly params: RouteParams;
  /** Returns the absolute URL of a path of the site. */
  readonly url: (path: string) => string;
  /** The URL of the page's own picture, if any. */
  readonly picture: string | undefined;
  /** Returns an editable document as the page shows it. */
  readonly contentOf: <Value>(document: ContentDocument<Value>) => Value;
}

/**
 * The structured data of an app's pages for search engines, by route id. It is generated from the page's content and
 * never part of a browser's script.
 */
export type StructuredData = Readonly<Record<string, (page: DataPage) => readonly Thing[]>>;

/** A page's title and description in its head. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/**
 * The heads of pages that depend on editable documents, by route id. Other pages have the built title and description
 * of their route. The page sets the same title by `usePage` for client-side navigation.
 */
export type Heads = Readonly<Record<string, (page: DataPage) => PageHead>>;

/** A breadcrumb of a page. The last one, for the page itself, has no link. */
export interface DataCrumb {
  readonly label: string;
  readonly to?: string | undefined;
}

/** Returns the structured data of a page's breadcrumbs. */
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

/** Returns the structured data of questions and answers on a page. */
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

/** Returns the school as the same entity on every page; its own pages add more. */
export function schoolThing({ url }: DataPage): Exclude<School, string> {
  return {
    '@type': 'School',
    // The vocabulary has no type for a music school.
    additionalType: 'http://www.productontology.org/id/Music_school',
    '@id': url('/#school'),
    name: school.name,
    url: url('/'),
  };
}

/**
 * Returns a date and time in Ghana, which is UTC.
 * @param day 'YYYY-MM-DD'
 * @param time 'HH:MM'
 */
export const dateTimeOf = (day: string, time: string): string => `${day}T${time}:00+00:00`;

/** Returns a price in the vocabulary's form, in the school's currency. */
export const priceOf = (pesewas: number): { readonly price: string; readonly priceCurrency: string } => ({
  price: (pesewas / 100).toFixed(2),
  priceCurrency: school.currency,
});

/** Returns a venue in Ghana from its name and town. */
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

/** Every event of the school takes place in a room, as scheduled. */
export const AS_ANNOUNCED = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;
