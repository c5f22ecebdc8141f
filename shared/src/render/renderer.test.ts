import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineApp } from '@school/shared';
import { contentDocument } from '../content';
import { declareContent, line } from '../content/declare';
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

  it('is generated for its parameters and the site’s own URL', () => {
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

  it('is empty when there is none', () => {
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

it('cannot belong to an unknown route', () => {
  expect(() => createRenderer(app, { structuredData: { about: () => [] } })).toThrow(
    'mf-a has no route called about',
  );
});

describe('the documents of an app', () => {
  const document = contentDocument('/content/mf-a/day', { day: 'Monday' });
  const schema = z.object({ day: line('Day') });
  const declared = (shownOn: string[]) =>
    declareContent(document, { title: 'The day', about: '', schema, shownOn });
  const showing = (shownOn: string[]) =>
    createRenderer(app, {
      structuredData: { home: (page) => [{ '@type': 'Course', name: page.contentOf(document).day }] },
      content: [declared(shownOn)],
    });

  it('are resources of the pages that show them, and are read as published', () => {
    const { routes, structuredData } = showing(['home']);
    expect(routes.map(({ resources }) => resources)).toEqual([['/content/mf-a/day'], undefined]);
    expect(structuredData?.({ ...from, path: '/' })).toMatchObject([{ name: 'Monday' }]);
    const resources = { '/content/mf-a/day': { day: 'Sunday' } };
    expect(structuredData?.({ ...from, path: '/', resources })).toMatchObject([{ name: 'Sunday' }]);
  });

  it('cannot be read by a page that does not declare them or belong to an unknown page', () => {
    expect(() => showing(['lesson']).structuredData?.({ ...from, path: '/' })).toThrow(
      'The page home shows /content/mf-a/day, which is not declared to be shown on it',
    );
    expect(() => showing(['about'])).toThrow('mf-a has no route called about');
  });

  it('generate files from the published state and its time, which read nothing else', () => {
    const other = contentDocument('/content/mf-a/night', { day: 'Sunday' });
    const making = (read: typeof document, of = [document]) =>
      createRenderer(app, {
        content: [declared([])],
        files: {
          of,
          make: ({ contentOf, publishedAt = 'never' }) => ({
            '/day.txt': `${contentOf(read).day}, ${publishedAt}`,
          }),
        },
      });
    const { files, filesOf } = making(document);
    expect(filesOf).toEqual(['/content/mf-a/day']);
    expect(files({})).toEqual({ '/day.txt': 'Monday, never' });
    const published = { resources: { '/content/mf-a/day': { day: 'Friday' } }, publishedAt: '2025-03-01' };
    expect(files(published)).toEqual({ '/day.txt': 'Friday, 2025-03-01' });
    expect(() => making(other).files({})).toThrow(
      'The files read /content/mf-a/night, which they do not declare',
    );
    expect(() => making(other, [other])).toThrow(
      'Files of mf-a are made of /content/mf-a/night, which it does not declare',
    );
  });

  it('must include those that its files read', () => {
    const empty = contentDocument('/content/mf-a/day', { day: '' });
    expect(() => declareContent(empty, { title: '', about: '', schema, shownOn: [] })).toThrow(
      'The default content of /content/mf-a/day is invalid at day: Please fill this in, on one line',
    );
  });
});
