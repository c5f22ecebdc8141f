import { formatDate, formatMoney } from '@school/shared/format';

/** A thing of schema.org as it stands on a page. */
export type Thing = Readonly<Record<string, unknown>>;

/** What the site may say there, each with what it is worth nothing without. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'url'],
  CourseInstance: ['name', 'courseMode', 'courseWorkload'],
  DonateAction: ['name', 'recipient', 'target'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  MusicEvent: ['name', 'startDate', 'location', 'eventStatus', 'organizer'],
  Offer: ['name', 'price', 'priceCurrency'],
  Person: ['name', 'jobTitle'],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  School: ['name', 'url'],
  WebSite: ['name', 'url'],
};

/** Properties whose words a reader must find on the page. */
const WORDS = ['name', 'description', 'text', 'slogan', 'jobTitle', 'streetAddress', 'email', 'teaches'];
/** The same for what is put together of several pieces. */
const PIECES = ['addressLocality', 'educationalLevel', 'courseWorkload'];
/** Addresses of the site. */
const ADDRESSES = ['url', 'item', 'urlTemplate', 'image'];

/** The blocks of structured data of a page. @throws when one is not JSON */
export function blocksIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Thing,
  );
}

/** A thing and all that it is made of; mere references to others are left out. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

/** What is missing of a thing, or that nobody knows its type. */
export function missingOf(thing: Thing): string[] {
  const type = String(thing['@type']);
  const needed = REQUIRED[type];
  if (!needed) return [`${type} is unknown`];
  return needed
    .filter((name) => [undefined, '', null].includes(thing[name] as string))
    .map((name) => `${type} without ${name}`);
}

/** All that a thing says in words that its page shows too. */
export function shownTextsOf(thing: Thing): string[] {
  const said = (names: readonly string[]) => names.flatMap((name) => textsOf(thing[name]));
  return [
    ...said(WORDS).filter((words) => !isBranch(thing, words)),
    ...said(PIECES).flatMap((words) => words.split(', ')),
    ...said(['startDate', 'endDate', 'doorTime']).flatMap(dateTimeTexts),
    ...said(['price']).map((price) => formatMoney(Math.round(Number(price) * 100))),
  ];
}

/** The addresses that a thing names. */
export function addressesOf(thing: Thing): string[] {
  return ADDRESSES.flatMap((name) => textsOf(thing[name]));
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string');
}

/** A branch bears the school's name and its town, which stand apart on the page. */
function isBranch(thing: Thing, words: string): boolean {
  return 'parentOrganization' in thing && words === thing['name'];
}

/** A dateTime as pages write it: the date, and the time of Ghana, which is UTC. */
function dateTimeTexts(dateTime: string): string[] {
  return [formatDate(dateTime), new Date(dateTime).toISOString().slice(11, 16)];
}
