import { describe, expect, it } from 'vitest';
import { defineApp } from '@school/shared';
import { pagesOfRoute, publicAccess, type RouteEntry } from '../contract';
import type { SharePicture } from './picture';
import { createRenderer } from './renderer';
import { breadcrumbs } from './structuredData';

const route = (id: string, path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  id,
  path,
  page: './Page.tsx',
  title: id,
  description: id,
  frame: 'site',
  access: publicAccess,
  prerender: true,
  ...more,
});

const variants = [{ params: { id: 'piano' }, title: 'Piano', description: 'The piano' }];
const lesson = route('lesson', '/learn/:id', { variants });
const app = defineApp({ name: 'mf-a', routes: [route('home', '/'), lesson], pages: {} });
const from = { origin: 'https://school.example', picture: undefined };

describe('the structured data of a page', () => {
  const { structuredData } = createRenderer(app, {
    structuredData: {
      lesson: (page) => [
        { '@type': 'Course', name: page.params['id'] ?? '', url: page.url('/learn/piano') },
        breadcrumbs([{ label: 'Learn', to: '/learn' }, { label: 'Piano' }], page),
      ],
    },
  });

  it('is made for its parameters and the site’s own address', () => {
    expect(structuredData?.({ ...from, path: '/learn/piano' })).toEqual([
      { '@type': 'Course', name: 'piano', url: 'https://school.example/learn/piano' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Learn', item: 'https://school.example/learn' },
          { '@type': 'ListItem', position: 2, name: 'Piano' },
        ],
      },
    ]);
  });

  it('is none where nothing is said, or nothing is', () => {
    expect(structuredData?.({ ...from, path: '/' })).toEqual([]);
    expect(structuredData?.({ ...from, path: '/nowhere' })).toEqual([]);
  });
});

describe('the pictures of an app', () => {
  it('are found by route and parameters', () => {
    const picture = { title: 'Piano' } as SharePicture;
    const { pictureOf } = createRenderer(app, {
      pictures: { lesson: ({ id }) => ({ ...picture, title: `Play ${id}` }) },
    });
    expect(pagesOfRoute(lesson).map((page) => pictureOf(page)?.title)).toEqual(['Play piano']);
    expect(pagesOfRoute(route('home', '/')).map(pictureOf)).toEqual([undefined]);
  });
});

it('says nothing of a route that the app does not have', () => {
  expect(() => createRenderer(app, { structuredData: { about: () => [] } })).toThrow(
    'mf-a has no route called about',
  );
});
