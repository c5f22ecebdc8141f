import { describe, expect, it } from 'vitest';
import { matchRoute, type RouteEntry } from '@school/shared/contract';
import { auditionPlan, competitionFacts } from '@school/shared/competition';
import { performers } from '@school/shared/people';
import { school } from '@school/shared/site';
import { evening, ticketOffer } from '@school/shared/tickets';
import { routes } from '../routes';
import { branches } from './contact';
import { mateOf, past, readComing, type SchoolEvent } from './events';
import { instrumentNames } from './instrumentNames';
import { instrumentOf } from './instruments';
import { instructors } from './instructors';
import { leadership } from './leadership';
import { courses } from './offers';

const coming = readComing((document) => document.seed);

type HeadTags = Pick<RouteEntry, 'title' | 'description'>;

const apps = { 'mf-public': { routes } };

describe('the content of the public pages', () => {
  it('has as many people as the specification names', () => {
    expect([leadership, instructors, performers].map(({ seed }) => seed.length)).toEqual([8, 6, 6]);
  });

  it.each(instrumentNames)('has all texts of $name', ({ id }) => {
    const info = instrumentOf(id)?.info;
    expect(info?.about.length).toBeGreaterThan(0);
    expect(info?.assessment.length).toBeGreaterThan(0);
    expect(info?.opportunities.length).toBeGreaterThan(0);
    expect(courses.filter((course) => course.id === id)).toHaveLength(1);
    expect(matchRoute(apps, `/learn/${id}`)?.route.id).toBe('instrument');
  });

  it('shows the 404 page for an instrument that is not taught', () => {
    expect(matchRoute(apps, '/learn/bagpipes')?.route.id).toBe('not-found');
  });

  it('gives every page a title of its own and a description of 50 to 160 characters', () => {
    const entries: readonly RouteEntry[] = routes;
    const pages = entries.flatMap((route): readonly HeadTags[] => route.variants ?? [route]);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    for (const { title, description } of pages) {
      expect(description.length, title).toBeGreaterThanOrEqual(50);
      expect(description.length, title).toBeLessThanOrEqual(160);
    }
  });

  it('has the same day, time and hall for the competition and MATE 2025 as their own pages', () => {
    const eventOf = (id: string) => coming.find((event) => event.id === id);
    const { dates, opens: from, closes: to } = auditionPlan;
    expect(eventOf('auditions')).toMatchObject({ dates, from, to, place: competitionFacts.seed.venue });
    const mate = evening.seed;
    expect(eventOf('mate-2025')).toMatchObject({ dates: [mate.date], from: mate.start, to: mate.end });
  });

  it('has the lowest price of the public sale of MATE 2025', () => {
    const cheaper = { ...ticketOffer.seed[0]!, price: 60_00 };
    const invited = { ...cheaper, sale: 'pre-sale' as const, price: 10_00 };
    expect(mateOf(evening.seed, [...ticketOffer.seed, cheaper, invited]).price).toBe(60_00);
    expect(mateOf(evening.seed, [invited]).price).toBeUndefined();
  });

  it('sorts coming events by date and past events latest first', () => {
    const days = (list: readonly SchoolEvent[]) => list.map(({ dates }) => dates[0]!);
    expect(days(coming)).toEqual(days(coming).toSorted());
    expect(days(past.seed)).toEqual(days(past.seed).toSorted().toReversed());
  });
});

it('has the same hours for the branch in Accra as for the telephone', () => {
  expect(branches.find(({ id }) => id === 'accra')?.hours.words).toBe(school.phoneHours);
});
