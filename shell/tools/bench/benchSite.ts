import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataFolder } from '@school/backend/testing';
import type { Compression } from '@school/shared/vite/compress';
import { startBackend } from '../cli/backend';
import { serveSite } from '../../serve/server/serveSite';
import { readSiteSettings } from '../../workspace/settings';
import { buildProjects } from '../../workspace/processes';
import { builtFolders, remoteNames } from '../../workspace/workspace';
import { freePort } from '../../workspace/ports';
import { deploy } from '../../release/deploy/deploy';
import { folderStore } from '../../release/site/folderStore';
import type { SiteStore } from '../../release/site/store';
import { bareStore } from './bareStore';
import { crowdedStore } from './crowdedStore';
import type { Contestant } from './inTurn';

/** The number of additional remotes on the crowded site, and the remote that they copy. */
const CROWD = { further: 30, model: 'mf-donate' } as const;

/** The measured sites, all on this machine, with an empty database. */
export interface BenchSite {
  readonly site: Contestant;
  /** The same pages without scripts. */
  readonly bare: Contestant;
  /** The same site with many more remotes registered. */
  readonly crowded: Contestant;
  /** The API of all sites, and its process. */
  readonly api: { readonly origin: string; readonly pid: number };
  readonly close: () => Promise<void>;
}

/**
 * Builds what changed, deploys it to a separate store and serves all contestants.
 * @param compression of pages; `quick` only for measures that do not depend on it
 */
export async function openBenchSite(compression: Compression): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'school-bench-'));
  Object.assign(process.env, {
    SITE_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    IDENTITY_PORT: String(await freePort()),
    CHECKOUT_PORT: String(await freePort()),
    SITE_DIR: join(folder, 'site'),
    DATA_DIR: join(folder, 'data'),
  });
  const settings = readSiteSettings(process.env);

  const apps = ['shell', ...remoteNames()];
  await buildProjects([...apps, 'backend']);
  const store = folderStore(settings.siteDir);
  await deploy(store, builtFolders(apps), { ...settings, compression }, new Date());
  await prepareDataFolder(join(folder, 'data'));
  const backend = await startBackend(settings);
  const closings: (() => void)[] = [() => backend.kill('SIGTERM')];

  async function serve(name: string, port: number, of: SiteStore): Promise<Contestant> {
    const server = await serveSite(of, { ...settings, sitePort: port });
    closings.push(() => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    return { name, origin: `http://localhost:${port}` };
  }

  return {
    site: await serve('this site', settings.sitePort, store),
    bare: await serve('without scripts', await freePort(), bareStore(store)),
    crowded: await serve(
      `with ${CROWD.further} more remotes`,
      await freePort(),
      crowdedStore(store, CROWD.model, CROWD.further),
    ),
    api: { origin: `http://127.0.0.1:${settings.apiPort}/api`, pid: backend.pid ?? 0 },
    async close() {
      const gone = new Promise((resume) => backend.once('exit', resume));
      closings.forEach((close) => close());
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
