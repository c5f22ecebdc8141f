import type { ServerType } from '@hono/node-server';
import { followApi } from './followApi';
import { watchCanaries } from './watchCanaries';
import { serveSite } from '../server/serveSite';
import type { SiteStore } from '../../release/site/store';
import type { SiteSettings } from '../../workspace/settings';

/**
 * Serves the site, keeps its pages up to date with the API and watches its canaries until the server is closed.
 * Resolves when it listens.
 * @throws Refusal when it cannot listen or nothing is deployed
 */
export async function serveFollowing(store: SiteStore, settings: SiteSettings): Promise<ServerType> {
  const server = await serveSite(store, settings);
  const options = { store, compose: settings, api: settings.apiOrigin };
  const ends = [followApi(options), watchCanaries(options)];
  server.once('close', () => void Promise.all(ends.map((end) => end())));
  return server;
}
