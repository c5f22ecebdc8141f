import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settableClock } from '../../platform/core/clock';
import { testRegistry } from '../../testing/site';
import { createSitePages, type SitePages } from './sitePages';

const clock = settableClock(new Date('2025-03-01T12:00:00Z'));
const readRegistry = vi.fn<() => Promise<unknown>>();

let pages: SitePages;
beforeEach(() => {
  readRegistry.mockReset();
  readRegistry.mockImplementation(async () => testRegistry);
  pages = createSitePages({ readRegistry, clock });
});

const away = async () => {
  throw new Error('away');
};

describe('the pages of the site', () => {
  it('are those of its public routes, with their parameters as names', async () => {
    const paths = ['/', '/learn/piano', '/donate/:donationId/mate', '*'];
    for (const path of paths) expect(await pages.has(path), path).toBe(true);
    const unknown = ['/learn/harp', '/learn/:instrumentId', '/donate/8c1f/mate', '/admin', '/login', ''];
    for (const path of unknown) expect(await pages.has(path), path).toBe(false);
  });

  it('come with the versions of its apps', async () => {
    const routes = [{ path: '/', access: { kind: 'open' } }];
    readRegistry.mockImplementation(async () => ({
      apps: { 'mf-new': { version: 'a1b2c3d4e5f6', routes } },
    }));
    expect(pages.versionOf('mf-new')).toBeUndefined();
    await pages.has('/');
    expect([pages.versionOf('mf-new'), pages.versionOf('mf-forged')]).toEqual(['a1b2c3d4e5f6', undefined]);
  });

  it('are requested once for concurrent readers', async () => {
    await Promise.all(['/', '/learn/piano', '/nowhere'].map((path) => pages.has(path)));
    expect(readRegistry).toHaveBeenCalledTimes(1);
  });

  it('are requested again when a page is missing after a deploy, but not for each one', async () => {
    expect(await pages.has('/opened')).toBe(false);
    expect(await pages.has('/opened')).toBe(false);
    expect(readRegistry).toHaveBeenCalledTimes(1);
    const routes = [{ path: '/opened', access: { kind: 'open' } }];
    readRegistry.mockImplementation(async () => ({ apps: { ...testRegistry.apps, 'mf-new': { routes } } }));
    clock.advance(30_000);
    expect(await pages.has('/')).toBe(true);
    expect(readRegistry).toHaveBeenCalledTimes(1);
    expect(await pages.has('/opened')).toBe(true);
    expect(readRegistry).toHaveBeenCalledTimes(2);
  });

  it('stay the same while the site is unavailable', async () => {
    await pages.has('/');
    readRegistry.mockImplementation(away);
    clock.advance(60_000);
    expect(await pages.has('/learn/piano')).toBe(true);
    expect(await pages.has('/nowhere')).toBe(false);
  });

  it.each([
    ['is unavailable', away],
    ['sends something else', async () => ({ apps: [] })],
  ])('are unknown when the site %s from the beginning, until it responds', async (_, answer) => {
    readRegistry.mockImplementation(answer);
    await expect(pages.has('/')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(pages.has('/')).rejects.toMatchObject({ code: 'unavailable' });
    expect(readRegistry).toHaveBeenCalledTimes(1);
    readRegistry.mockImplementation(async () => testRegistry);
    clock.advance(30_000);
    expect(await pages.has('/')).toBe(true);
  });
});
