import { formatDate, formatMoney } from '@school/shared/format';

/** A schema.org object in a page's structured data. */
export type Thing = Readonly<Record<string, unknown>>;

/** The types that the site may use, each with its required properties. */
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

/** Properties whose text must be visible on the page. */
const WORDS = ['name', 'description', 'text', 'slogan', 'jobTitle', 'streetAddress', 'email', 'teaches'];
/** Properties composed of several texts, each of which must be visible. */
const PIECES = ['addressLocality', 'educationalLevel', 'courseWorkload'];
/** Properties that hold URLs of the site. */
const ADDRESSES = ['url', 'item', 'urlTemplate', 'image'];

/** Returns the structured data blocks of a page. @throws when a block is not JSON */
export function blocksIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Thing,
  );
}

/** Returns an object and all nested objects, without mere references. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

/** Returns the missing properties of an object, or a complaint about an unknown type. */
export function missingOf(thing: Thing): string[] {
  const type = String(thing['@type']);
  const needed = REQUIRED[type];
  if (!needed) return [`${type} is unknown`];
  return needed
    .filter((name) => [undefined, '', null].includes(thing[name] as string))
    .map((name) => `${type} without ${name}`);
}

/** Returns the texts of an object that must be visible on the page. */
export function shownTextsOf(thing: Thing): string[] {
  const said = (names: readonly string[]) => names.flatMap((name) => textsOf(thing[name]));
  return [
    ...said(WORDS).filter((pageText) => !isBranch(thing, pageText)),
    ...said(PIECES).flatMap((pageText) => pageText.split(', ')),
    ...said(['startDate', 'endDate', 'doorTime']).flatMap(dateTimeTexts),
    ...said(['price']).map((price) => formatMoney(Math.round(Number(price) * 100))),
  ];
}

/** Returns the URLs in an object. */
export function addressesOf(thing: Thing): string[] {
  return ADDRESSES.flatMap((name) => textsOf(thing[name]));
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string');
}

/** A branch is named after the school and its town, which are separate texts on the page. */
function isBranch(thing: Thing, pageText: string): boolean {
  return 'parentOrganization' in thing && pageText === thing['name'];
}

/** Returns a dateTime as pages show it: the date, and the time in Ghana, which is UTC. */
function dateTimeTexts(dateTime: string): string[] {
  return [formatDate(dateTime), new Date(dateTime).toISOString().slice(11, 16)];
}
