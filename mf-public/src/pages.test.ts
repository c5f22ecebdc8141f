import { describe, expect, it } from 'vitest';
import { HOME_CARDS_PATH } from '@school/shared/contract';
import { performers } from '@school/shared/people';
import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import { instructors } from './content/instructors';
import { instruments } from './content/instruments';
import { leadership } from './content/leadership';
import { courseOf } from './content/offers';
import { renderer } from './render';

/** Returns the text of a page as it is deployed, with the addresses of its links. */
async function textOf(path: string): Promise<string> {
  const { html } = await renderer.render({ path, base: '/apps/mf-public/1/' });
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

describe('the page about the school', () => {
  it('shows all twenty people with name, position and profiles', async () => {
    const words = await textOf('/about');
    const people = [...leadership.seed, ...instructors.seed, ...performers.seed];
    expect(new Set(people.map(({ name }) => name)).size).toBe(20);
    for (const { name, position, socials = {} } of people) {
      expect(words).toContain(`${name} ${position}`);
      for (const address of Object.values(socials)) expect(words).toContain(address);
    }
  });

  it('describes each leader and teacher', async () => {
    const words = await textOf('/about');
    for (const { name, biography } of [...leadership.seed, ...instructors.seed])
      expect(words, name).toContain(biography ?? `a biography of ${name}`);
  });
});

describe.each(instruments)('the page of the $id', ({ id, description, info }) => {
  it('describes the instrument, what pupils learn, how it is assessed and where it leads', async () => {
    const words = await textOf(`/learn/${id}`);
    for (const text of [description, ...info.about, ...info.assessment, ...info.opportunities])
      expect(words).toContain(text);
  });

  it('has the course of section 9 of the specification, and its forms', async () => {
    const words = await textOf(`/learn/${id}`);
    for (const fact of [
      '44–48 sessions',
      '1 hour',
      'Monday to Saturday',
      'All ages',
      `from ${courseOf(id).offer.level.includes('beginner_child_1') ? 4 : 7} years on`,
      '2–4 recitals',
      'International graded standard',
      'Ask for the fee',
      'Send the registration',
    ])
      expect(words).toContain(fact);
    for (const label of ['Level', 'Programme', 'Category', 'Grade', 'Venue', 'Class type', 'Mode of study'])
      expect(words).toContain(label);
    expect(words).toContain('Which times suit?');
  });
});

it("the home page describes coming events as the season's programme does", async () => {
  const words = await textOf('/');
  expect(words).toContain('Dec 13, 2025, 18:30, Grand Hall, Accra');
  expect(words).toContain('Auditions on Oct 11 and Oct 18, 2025');
});

it('the page of recommendations states the same retention as the privacy page', async () => {
  const kept = `We keep your own name and address for ${formatDays(retentionDays.messages)}`;
  expect(await textOf('/privacy')).toContain(kept);
  expect(await textOf('/refer')).toContain(kept);
});

it.each(['/about', '/learn/piano', '/projects', '/community', '/refer', '/careers'])(
  'every form of %s links to what the school stores of its answers',
  async (path) => {
    const { html } = await renderer.render({ path, base: '/apps/mf-public/1/' });
    const asking = [...html.matchAll(/<form.*?<\/form>/gs)].filter(([form]) => form.includes('name="email"'));
    expect(asking).not.toEqual([]);
    for (const [form] of asking) expect(form).toContain('href="/privacy');
  },
);

describe('the home page', () => {
  const cards = [{ in: 'home', label: 'Music camp', about: 'A week.', action: 'Join the camp', to: '/camp' }];
  const htmlWith = async (resources: Readonly<Record<string, unknown>>) =>
    (await renderer.render({ path: '/', base: '/apps/mf-public/1/', resources })).html;

  it('shows the cards of other apps', async () => {
    const html = await htmlWith({ [HOME_CARDS_PATH]: cards });
    expect(html).toMatch(/<h3[^>]*>Music camp<\/h3>/);
    expect(html).toMatch(/href="\/camp"[^>]*>.*Join the camp/);
    expect(renderer.routes.find(({ id }) => id === 'home')?.resources).toContain(HOME_CARDS_PATH);
  });

  it('has no section for them without any', async () => {
    expect(await htmlWith({})).not.toContain('Also at the school');
  });
});
