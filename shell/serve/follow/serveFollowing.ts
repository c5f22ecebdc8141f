import type { ServerType } from '@hono/node-server';
import { followApi } from './followApi';
import { watchCanaries } from './watchCanaries';
import { serveSite } from '../server/serveSite';
import type { SiteStore } from '../../release/site/store';
import type { SiteSettings } from '../../workspace/settings';

/** A served site. */
export interface Following {
  readonly server: ServerType;
  /** Waits until what follows the API has ended; it begins to end when the server is closed. */
  readonly end: () => Promise<void>;
}

/**
 * Serves the site, keeps its pages up to date with the API and watches its canaries until the server is closed.
 * Resolves when it listens.
 * @throws Refusal when it cannot listen or nothing is deployed
 */
export async function serveFollowing(store: SiteStore, settings: SiteSettings): Promise<Following> {
  const server = await serveSite(store, settings);
  const options = { store, compose: settings, api: settings.apiOrigin };
  const ends = [followApi(options), watchCanaries(options)];
  let ended: Promise<unknown> | undefined;
  const end = async () => void (await (ended ??= Promise.all(ends.map((each) => each()))));
  server.once('close', () => void end());
  return { server, end };
}
