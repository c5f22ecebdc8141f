import type { Logger } from '../../platform/core/logger';
import type { ServiceContext } from '../../platform/db/context';
import type { OpenDatabase } from '../../platform/db/database';
import { createLive, type Live, type LiveOptions } from '../../platform/live/live';
import { readVersions, type PublishedResources, type PublishedVersions } from './versions';

/** Published versions, as they change. */
export type LivePublished = Live<PublishedVersions>;

declare module '../../platform/http/deps' {
  interface Deps {
    livePublished: LivePublished;
    publishedResources: PublishedResources;
  }
}

export const createLivePublished = (
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { clock, log, resources }: { clock: ServiceContext['clock']; log: Logger; resources: PublishedResources },
  options?: LiveOptions,
): Promise<LivePublished> =>
  createLive(listen, () => readVersions({ db, clock }, resources), log, { ...options, channel: 'published' });
