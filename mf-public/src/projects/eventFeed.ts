import { formatDate } from '@school/shared/format';
import { school } from '@school/shared/site';
import { wordsOf, type SchoolEvent } from '../content/events';

/** The path of the feed. */
export const FEED = '/events.xml';

/**
 * Returns the coming events as an Atom feed (RFC 4287). Its links are relative to the address of the feed.
 * @param changed when the events were last edited (ISO, UTC)
 */
export function eventFeed(events: readonly SchoolEvent[], changed: string): string {
  const updated = new Date(changed).toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GH">',
    '<id>tag:music-school,2025:events</id>',
    `<title>${escaped(`${school.name}: events`)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(school.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${FEED}"/>`,
    '<link rel="alternate" type="text/html" href="/projects"/>',
    ...events.flatMap((event) => entryOf(event, updated)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(event: SchoolEvent, updated: string): string[] {
  const { id, name, dates, from, to, place, link } = event;
  const days = dates.map((date) => formatDate(date)).join(', ');
  return [
    '<entry>',
    `<id>tag:music-school,2025:event-${escaped(id)}</id>`,
    `<title>${escaped(name)}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(link?.to ?? '/projects#coming')}"/>`,
    `<summary>${escaped(`${days}, ${from} to ${to}, ${place}. ${wordsOf(event)}`)}</summary>`,
    '</entry>',
  ];
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML, without the control characters that XML forbids. */
const escaped = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
