import type { Logger } from '../../platform/core/logger';
import type { OpenDatabase } from '../../platform/db/database';
import { createLive, type Live, type LiveOptions } from '../../platform/live/live';
import {
  readVersions,
  type PublishedContext,
  type PublishedResources,
  type PublishedVersions,
} from './versions';

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
  {
    log,
    resources,
    ...context
  }: Omit<PublishedContext, 'db'> & { log: Logger; resources: PublishedResources },
  options?: LiveOptions,
): Promise<LivePublished> =>
  createLive(listen, () => readVersions({ ...context, db }, resources), log, {
    ...options,
    channel: 'published',
  });
