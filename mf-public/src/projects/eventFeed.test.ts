// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readComing } from '../content/events';
import { renderer } from '../render';
import { eventFeed, FEED } from './eventFeed';

const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
const [first] = readComing((document) => document.seed);

it('the feed has every coming event once, with date and place', () => {
  const coming = readComing((document) => document.seed);
  const feed = parsed(renderer.files({})[FEED] ?? '');
  const titles = [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  expect(titles).toEqual(coming.map(({ name }) => name));
  const ids = [...feed.querySelectorAll('id')].map(({ textContent }) => textContent);
  expect(new Set(ids).size).toBe(coming.length + 1);
  expect(feed.querySelector('entry > summary')?.textContent).toContain(coming[0]?.place);
  expect(feed.documentElement.textContent).toContain('Bring the family. Free entry.');
});

it('escapes what staff typed in the feed', () => {
  const event = { ...first!, name: 'Bach & <b>Amu</b>\u0007', text: '"Free"' };
  const feed = eventFeed([event], '2025-10-02T08:00:00Z');
  expect(feed).toContain('<title>Bach &amp; &lt;b&gt;Amu&lt;/b&gt;</title>');
  expect(feed).toContain('<updated>2025-10-02T08:00:00.000Z</updated>');
});
