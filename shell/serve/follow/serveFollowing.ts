import type { ServerType } from '@hono/node-server';
import { followApi } from './followApi';
import { serveSite } from '../server/serveSite';
import type { SiteStore } from '../../release/site/store';
import type { SiteSettings } from '../../workspace/settings';

/**
 * Serves the site and keeps its pages up to date with the API until the server is closed. Resolves when it listens.
 * @throws Refusal when it cannot listen or nothing is deployed
 */
export async function serveFollowing(store: SiteStore, settings: SiteSettings): Promise<ServerType> {
  const server = await serveSite(store, settings);
  const leave = followApi({ store, compose: settings, api: settings.apiOrigin });
  server.once('close', () => void leave());
  return server;
}
