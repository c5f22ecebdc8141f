import type { Logger } from '../core/logger';
import type { ServiceContext } from '../db/context';
import type { OpenDatabase } from '../db/database';
import { createLive, type Live, type LiveOptions } from '../stats/live';
import { readVersions, type PublishedVersions } from './resources';

/** What is published, as it changes. */
export type LivePublished = Live<PublishedVersions>;

declare module '../http/deps' {
  interface Deps {
    livePublished: LivePublished;
  }
}

export const createLivePublished = (
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { clock, log }: { clock: ServiceContext['clock']; log: Logger },
  options?: LiveOptions,
): Promise<LivePublished> =>
  createLive(listen, () => readVersions({ db, clock }), log, { ...options, channel: 'published' });
