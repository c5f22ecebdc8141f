import { describe, expect, test } from 'vitest';
import { publicAccess, type RouteEntry } from '@school/shared/contract';
import { WORKSPACE } from '../../workspace/workspace';
import { planRemote, refuseUnfit } from './remotePlan';

const route = { id: 'r', page: './P.tsx', title: 't', description: 'd', access: publicAccess } as const;
const entry = (more: Pick<RouteEntry, 'path' | 'variants'>): RouteEntry => {
  return { ...route, frame: 'site', prerender: true, ...more };
};
const routes = {
  'mf-public': [
    entry({ path: '/learn' }),
    entry({ path: '/learn/:id', variants: [{ params: { id: 'piano' }, title: 't', description: 'd' }] }),
    entry({ path: '*' }),
  ],
  'mf-admin': [entry({ path: '/admin/people' })],
};

describe('a plan for a remote', () => {
  test('is derived from the name, unless options override it', () => {
    expect(planRemote('mf-summer-school', {})).toEqual({
      name: 'mf-summer-school',
      path: '/summer-school',
      title: 'Summer school',
      label: 'Summer school',
    });
    expect(planRemote('mf-lessons', { path: '/learn/online', title: 'Lessons online' })).toMatchObject({
      path: '/learn/online',
      title: 'Lessons online',
    });
  });

  test.each([
    ['Summer school', 'Summer school'],
    ['Lessons in the holidays & on Saturdays', 'Lessons in the holidays'],
    ['Lessons for all people, & more', 'Lessons for all people'],
    ['Musikinstrumentenbauwerkstatt', 'Musikinstrumentenbauwerk'],
  ])('has a label for links to "%s"', (title, label) => {
    expect(planRemote('mf-lessons', { title }).label).toBe(label);
  });

  test.each([
    'lessons',
    'mf-',
    'mf-Lessons',
    'mf-a--b',
    'mf-a-',
    '../mf-a',
    'mf-9',
    'backend',
    'constructor',
    '__proto__',
  ])('rejects the name "%s" with one line', (name) => {
    expect(() => planRemote(name, {})).toThrow(/^".*" is not a valid name: .* such as mf-lessons$/);
  });

  test.each([
    ['mf-lessons', '/learn', '/learn belongs to mf-public (/learn); choose another path with --path'],
    [
      'mf-lessons',
      '/learn/piano',
      '/learn/piano belongs to mf-public (/learn/:id); choose another path with --path',
    ],
    ['mf-lessons', '/api/lessons', '/api belongs to the site itself; choose another path with --path'],
    [
      'mf-people',
      undefined,
      '/admin/people belongs to mf-admin (/admin/people); choose another path with --path',
    ],
    ['mf-forms', undefined, '/forms belongs to the site itself; choose another path with --path'],
    ['mf-donate', '/lessons', 'The folder mf-donate exists already'],
  ])('rejects %s at %s with the reason', (name, path, why) => {
    expect(() => refuseUnfit(planRemote(name, { path }), WORKSPACE, routes)).toThrow(why);
  });

  test.each(['lessons', '/', '/Lessons', '/lessons/', '/a//b', '/:id'])('rejects the path %s', (path) => {
    expect(() => refuseUnfit(planRemote('mf-lessons', { path }), WORKSPACE, routes)).toThrow(
      /is not a valid path/,
    );
  });

  test('may use paths that were the 404 page', () => {
    const plan = planRemote('mf-lessons', { path: '/learn/harp/online' });
    expect(() => refuseUnfit(plan, WORKSPACE, routes)).not.toThrow();
  });
});
