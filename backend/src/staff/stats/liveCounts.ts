import type { Logger } from '../../platform/core/logger';
import type { OpenDatabase } from '../../platform/db/database';
import { getCounts } from './getCounts';
import { createLive, type Live, type LiveOptions } from '../../platform/live/live';
import type { Counts } from './stats.routes';

/** The counts as they change. */
export type LiveCounts = Live<Counts>;

declare module '../../platform/http/deps' {
  interface Deps {
    liveCounts: LiveCounts;
  }
}

export const createLiveCounts = (
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Logger,
  options?: LiveOptions,
): Promise<LiveCounts> => createLive(listen, () => getCounts({ db }), log, options);
