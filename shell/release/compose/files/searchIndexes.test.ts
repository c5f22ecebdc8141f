import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAccess } from '@school/shared/contract';
import { pageTitle } from '@school/shared/site';
import { deploy } from '../../deploy/deploy';
import { rollBack } from '../../deploy/rollBack';
import { undeploy } from '../../deploy/undeploy';
import { folderStore } from '../../site/folderStore';
import type { SiteStore } from '../../site/store';
import { createSiteApp } from '../../../serve/server/siteApp';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../../testing/builtApps';

const settings = { origin: 'https://school.example' };
const day = new Date(Date.UTC(2030, 0, 1));

const music = (words = 'Music') =>
  builtRemote({
    name: 'mf-public',
    words,
    routes: [
      routeEntry('/', { title: pageTitle('Learn') }),
      routeEntry('/thank-you', { unlisted: true }),
      routeEntry('/ticket/:token'),
      routeEntry('*'),
    ],
  });
const admin = () =>
  builtRemote({
    name: 'mf-admin',
    routes: [routeEntry('/admin', { access: signedInAccess, prerender: false, unlisted: true })],
  });
const choir = () => builtRemote({ name: 'mf-choir', words: 'Choir', routes: [routeEntry('/choir')] });

let store: SiteStore;

beforeEach(async () => {
  store = folderStore(join(temporaryFolder(), 'site'));
  await deploy(store, [builtShell(), music(), admin()], settings, day);
});

/** Returns the search index of an app from the site, or the status when there is none. */
async function indexOf(app: string): Promise<unknown> {
  const answer = await createSiteApp({ store, api: 'http://127.0.0.1:9' }).request(`/search/${app}.json`);
  return answer.ok ? answer.json() : answer.status;
}

const found = (heading: string, title = 'Learn', path = '/') => ({
  pages: [{ path, title, sections: [{ heading: `${heading} at ${path}`, text: `Description of ${path}` }] }],
});

describe('the search index of an app', () => {
  it('contains exactly the indexed pages', async () => {
    expect(await indexOf('mf-public')).toEqual(found('Music'));
    expect(await indexOf('mf-admin')).toEqual({ pages: [] });
    expect(await indexOf('shell')).toBe(404);
  });

  it('is added and removed with the app', async () => {
    await deploy(store, [choir()], settings, day);
    expect(await indexOf('mf-choir')).toEqual(found('Choir', 'Title of /choir', '/choir'));
    await undeploy(store, 'mf-choir', settings);
    expect(await indexOf('mf-choir')).toBe(404);
    expect(await indexOf('mf-public')).toEqual(found('Music'));
  });

  it('belongs to the deployed version', async () => {
    await deploy(store, [music('Dance')], settings, day);
    expect(await indexOf('mf-public')).toEqual(found('Dance'));
    await rollBack(store, 'mf-public', settings);
    expect(await indexOf('mf-public')).toEqual(found('Music'));
  });
});
